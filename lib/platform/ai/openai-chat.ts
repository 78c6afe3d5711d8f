import { createHmac } from "node:crypto";
import type * as sdkModule from "openai";
import type OpenAI from "openai";
import type { Config } from "@/lib/platform/config";
import { AppError } from "@/lib/shared/app-error";
import type { ChatModel, JsonRequest } from "./chat-model";

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 2;
const MIGHT_PASS = new Set([408, 409, 429]);
const BUSY = "Our story writer is not available right now. Please try again in a few minutes.";
const UNUSABLE = "Our story writer gave no answer that we can use. Please try again.";

type Sdk = typeof sdkModule;

/** Loaded on first use: most deployments write their stories themselves, and the package is large. */
const loadSdk = (): Promise<Sdk> => import("openai");

const openClient = (sdk: Sdk, config: Config): OpenAI =>
  new sdk.OpenAI({
    apiKey: config.OPENAI_API_KEY,
    // Given on purpose, so that the package doesn't read its own environment variables.
    baseURL: config.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    timeout: TIMEOUT_MS,
    maxRetries: MAX_RETRIES,
    logLevel: "off",
    fetchOptions: { redirect: "error" },
  });

function secondsUntilRetry(headers: Headers | undefined): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = /^\d/.test(value) ? Number.parseFloat(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** The provider's own message may quote the prompt, so that only its status goes on. */
function asAppError(sdk: Sdk, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof sdk.APIError)) return unusable("unreadable");
  const status: unknown = error.status;
  const cause = new Error(typeof status === "number" ? `status ${status}` : error.constructor.name);
  if (typeof status === "number" && status < 500 && !MIGHT_PASS.has(status)) {
    return new AppError("UPSTREAM_FAILED", UNUSABLE, { cause });
  }
  const wait = secondsUntilRetry(error.headers as Headers | undefined);
  return new AppError("UNAVAILABLE", BUSY, {
    cause,
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
  });
}

const unusable = (why: string): AppError =>
  new AppError("UPSTREAM_FAILED", UNUSABLE, { cause: new Error(why) });

function readAnswer<Answer>(
  completion: OpenAI.Chat.Completions.ChatCompletion,
  schema: JsonRequest<Answer>["schema"],
): Answer {
  // Providers that only resemble the original may leave out what its types promise.
  const choice = (completion.choices as typeof completion.choices | undefined)?.[0];
  if (!choice) throw unusable("no choice");
  if (choice.message.refusal) throw unusable("refusal");
  if (choice.finish_reason !== "stop") throw unusable(`finished by ${choice.finish_reason}`);
  const parsed = schema.safeParse(parseJson(choice.message.content ?? ""));
  if (!parsed.success) throw unusable("not in the form asked for");
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The chat model that the configuration names; `null` without a key. */
export function openaiChat(config: Config): ChatModel | null {
  if (!config.OPENAI_API_KEY) return null;
  let opened: OpenAI | undefined;
  return {
    async completeJson({ system, user, name, schema, onBehalfOf, signal }) {
      const sdk = await loadSdk();
      const { zodResponseFormat } = await import("openai/helpers/zod");
      opened ??= openClient(sdk, config);
      try {
        const completion = await opened.chat.completions.create(
          {
            model: config.OPENAI_TEXT_MODEL,
            messages: [
              { role: "system", content: system },
              { role: "user", content: user },
            ],
            response_format: zodResponseFormat(schema, name),
            store: false,
            safety_identifier: createHmac("sha256", config.AUTH_SECRET).update(onBehalfOf).digest("hex"),
          },
          { signal },
        );
        return readAnswer(completion, schema);
      } catch (error) {
        throw asAppError(sdk, error);
      }
    },
  };
}
