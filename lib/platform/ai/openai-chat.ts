import { createHmac } from "node:crypto";
import type OpenAI from "openai";
import type { Config } from "@/lib/platform/config";
import { Unusable } from "./ask-again";
import type { ChatModel, JsonRequest } from "./chat-model";
import type { OpenaiCaller } from "./openai-caller";
import { declined } from "./openai-client";
import { costOfText, guessTokens, pricesOf } from "./prices";

/** Several times the longest story with its scenes. */
const LONGEST_ANSWER = 120_000;

export const nameOfCaller = (config: Config, onBehalfOf: string): string =>
  createHmac("sha256", config.AUTH_SECRET).update(onBehalfOf).digest("hex");

type Gathered = {
  text: string;
  refused: boolean;
  finish: string | null;
  usage: OpenAI.CompletionUsage | null;
};

type Chunks = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** Providers that only resemble the original may leave out what its types promise. */
type LooseChunk = {
  choices?: { delta?: { content?: string | null; refusal?: string | null }; finish_reason?: string | null }[];
  usage?: OpenAI.CompletionUsage | null;
};

function take({ choices, usage }: LooseChunk, into: Gathered): void {
  if (usage) into.usage = usage;
  const choice = choices?.[0];
  if (!choice) return;
  if (choice.delta?.refusal) into.refused = true;
  into.finish = choice.finish_reason ?? into.finish;
  into.text += choice.delta?.content ?? "";
}

type Listening = Pick<JsonRequest<unknown>, "longest" | "onText">;

async function gather(
  chunks: Chunks,
  into: Gathered,
  { longest = LONGEST_ANSWER, onText }: Listening,
): Promise<void> {
  for await (const chunk of chunks) {
    const before = into.text.length;
    take(chunk, into);
    if (into.text.length === before) continue;
    if (into.text.length > longest) throw new Unusable("too long");
    onText?.(into.text);
  }
}

function readAnswer<Answer>({ text, refused, finish }: Gathered, schema: JsonRequest<Answer>["schema"]) {
  if (refused) throw declined("refusal");
  if (finish === "content_filter") throw declined("content filter");
  if (finish !== "stop") throw new Unusable(finish === null ? "half a stream" : `finished by ${finish}`);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new Unusable("not in the form asked for");
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text from a chat model, streamed and checked against the schema that was asked for. */
export function openaiChat(config: Config, ask: OpenaiCaller): ChatModel {
  const prices = pricesOf(config);
  const costOf = (prompt: string, { text, usage }: Gathered): number =>
    costOfText(prices, {
      input: usage?.prompt_tokens ?? guessTokens(prompt),
      output: usage?.completion_tokens ?? guessTokens(text),
    });
  return {
    async completeJson({ system, user, name, schema, longest, onText }, { onBehalfOf, meter, signal }) {
      const { zodResponseFormat } = await import("openai/helpers/zod");
      return ask({
        kind: "text",
        timeoutMs: config.AI_TEXT_TIMEOUT_SECONDS * 1000,
        signal,
        admit: () => meter.admit(),
        send: async ({ client }, limit) => {
          const stream = await client.chat.completions.create(
            {
              model: config.OPENAI_TEXT_MODEL,
              messages: [
                { role: "system", content: system },
                { role: "user", content: user },
              ],
              response_format: zodResponseFormat(schema, name),
              stream: true,
              stream_options: { include_usage: true },
              store: false,
              safety_identifier: nameOfCaller(config, onBehalfOf),
            },
            { signal: limit },
          );
          const gathered: Gathered = { text: "", refused: false, finish: null, usage: null };
          try {
            await gather(stream, gathered, { longest, onText });
          } finally {
            await meter.charge({ kind: "text", micros: costOf(system + user, gathered) });
          }
          limit.throwIfAborted();
          return readAnswer(gathered, schema);
        },
      });
    },
  };
}
