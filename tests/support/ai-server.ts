import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { atRate } from "./at-rate";
import { speak } from "./flite";

export type AiRequest = { path: string; raw: string; headers: string; body: Record<string, unknown> };
export type AiReply = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Instead of a body: pieces of an event stream. */
  events?: string[];
  /** `cut` breaks the connection off after what was sent, `never` leaves it without an answer. */
  end?: "cut" | "never";
};
type Answer = AiReply | ((request: AiRequest) => AiReply | Promise<AiReply>);

const chunk = (delta: object, finish: string | null = null) =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "test",
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
/** What an answer took; the prompt is thought to be as long every time. */
export const usageOf = (content: string) => {
  const completion = Math.ceil(content.length / 4);
  return { prompt_tokens: 1000, completion_tokens: completion, total_tokens: 1000 + completion };
};
const usageChunk = (content: string) =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    choices: [],
    usage: usageOf(content),
  });

/** Splits an answer as a model sends it. */
const pieces = (content: string) => content.match(/[\s\S]{1,400}/g) ?? [];
const parts = (content: string) => pieces(content).map((piece) => chunk({ content: piece }));

export const says = (content: string, finish = "stop"): AiReply => ({
  events: [...parts(content), chunk({}, finish), usageChunk(content), "[DONE]"],
});
export const answers = (content: object): AiReply => says(JSON.stringify(content));
/** The name of the schema that a request asks for: "outline", "story", "pages". */
export const askedFor = ({ body }: AiRequest): string => {
  const format = body["response_format"] as { json_schema: { name: string } } | undefined;
  return format?.json_schema.name ?? "";
};
export const refuses = (): AiReply => ({
  events: [chunk({ refusal: "I can't help with that." }), chunk({}, "stop"), "[DONE]"],
});
/** A stream that ends, or breaks off, in the middle. */
export const saysHalf = (content: object, end?: "cut"): AiReply => {
  const whole = JSON.stringify(content);
  return { events: parts(whole.slice(0, whole.length / 2)), ...(end ? { end } : {}) };
};
export const fails = (
  status: number,
  headers: Record<string, string> = {},
  code: string | null = null,
): AiReply => ({
  status,
  headers,
  body: { error: { message: "The prompt was: secret words", type: "error", code, param: null } },
});
export const hangs = (): AiReply => ({ end: "never" });

export const paints = (bytes: Uint8Array): AiReply => ({
  body: { created: 1, data: [{ b64_json: Buffer.from(bytes).toString("base64") }] },
});

/** What a voice says, as the provider sends it: 24,000 samples a second. */
export const says24k = (pcm: Int16Array): AiReply => ({
  body: Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength),
});
/** A voice that really says the words that it is sent. */
const reads = async ({ body }: AiRequest): Promise<AiReply> => {
  const { pcm, sampleRate } = await speak(String(body["input"]), "rms");
  return says24k(atRate(pcm, { from: sampleRate, to: 24_000 }));
};

type Flag = (text: string) => boolean;
/** Moderation that flags texts by a rule of the test, and pictures never. */
export const moderates =
  (flag: Flag, scores: Record<string, number> = {}) =>
  ({ body }: AiRequest): AiReply => {
    const input = Array.isArray(body["input"]) ? (body["input"] as unknown[]) : [body["input"]];
    const results = input.map((entry) => ({
      flagged: typeof entry === "string" && flag(entry),
      categories: {},
      category_scores: scores,
    }));
    return { body: { id: "modr-1", model: "test", results } };
  };

/** The inputs of a moderation request. */
export const textsIn = ({ body }: AiRequest): string[] =>
  (body["input"] as unknown[]).filter((entry): entry is string => typeof entry === "string");

function endpoint(usual: Answer) {
  let script: Answer[] = [];
  const requests: AiRequest[] = [];
  return {
    requests,
    /** Forgets what was asked, and gives these answers in turn from now on, the last one for ever; none: the usual. */
    script(...next: Answer[]) {
      script = next;
      requests.length = 0;
    },
    /** Answers this many as usual, and every later one once `until` resolves. @returns when the first is waiting */
    holdAfter(count: number, until: Promise<unknown>): Promise<void> {
      return new Promise((waiting) => {
        const held = async (request: AiRequest) => {
          waiting();
          await until;
          return typeof usual === "function" ? usual(request) : usual;
        };
        this.script(...Array<Answer>(count).fill(usual), held);
      });
    },
    async reply(request: AiRequest): Promise<AiReply> {
      requests.push(request);
      const next = (script.length > 1 ? script.shift() : script[0]) ?? usual;
      return typeof next === "function" ? next(request) : next;
    },
  };
}

async function send(response: ServerResponse, { status = 200, headers = {}, body, events, end }: AiReply) {
  if (end === "never") return;
  if (!events) {
    const isSound = body instanceof Uint8Array;
    response.writeHead(status, { "content-type": isSound ? "audio/pcm" : "application/json", ...headers });
    response.end(isSound || typeof body === "string" ? body : JSON.stringify(body));
    return;
  }
  response.writeHead(status, { "content-type": "text/event-stream", ...headers });
  for (const event of events) {
    response.write(`data: ${event}\n\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (end === "cut") response.destroy();
  else response.end();
}

async function read(request: IncomingMessage): Promise<AiRequest> {
  const raw = (await buffer(request)).toString("latin1");
  const isJson = request.headers["content-type"] === "application/json";
  const text = Buffer.from(raw, "latin1").toString("utf8");
  return {
    path: request.url ?? "",
    raw: isJson ? text : raw,
    headers: JSON.stringify(request.rawHeaders),
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** A field of a multipart request. */
export const formField = ({ raw }: AiRequest, name: string): string =>
  Buffer.from(
    new RegExp(
      `name="${name.replace(/[[\]]/g, "\\$&")}"[^\\r]*(?:\\r\\n[^\\r]+)*\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`,
    ).exec(raw)?.[1] ?? "",
    "latin1",
  ).toString("utf8");

/** Speaks the provider's protocol: chat (streamed), pictures, moderation, voices. Whoever opens it closes it. */
export async function openAiServer() {
  const painting = await sharp({ create: { width: 768, height: 512, channels: 3, background: "#7ab" } })
    .jpeg()
    .toBuffer();
  const chat = endpoint(fails(500));
  const images = endpoint(paints(painting));
  const moderations = endpoint(moderates(() => false));
  const speech = endpoint(reads);
  const homes: [RegExp, typeof chat][] = [
    [/\/audio\/speech$/, speech],
    [/\/chat\/completions$/, chat],
    [/\/images\/(?:generations|edits)$/, images],
    [/\/moderations$/, moderations],
  ];
  const server = createServer((request, response) => {
    void read(request)
      .then(async (asked) => {
        const home = homes.find(([path]) => path.test(asked.path))?.[1];
        await send(response, home ? await home.reply(asked) : fails(404));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_TEXT_MODEL: "test-model",
      // No machine is so slow that an answer is missed, and nobody learns from a pause.
      AI_TEXT_TIMEOUT_SECONDS: "60",
      AI_IMAGE_TIMEOUT_SECONDS: "60",
      AI_SPEECH_TIMEOUT_SECONDS: "60",
      AI_RETRY_MS: "20",
      // A full run orders more than a day may cost.
      AI_DAILY_BUDGET_CENTS: "1000000",
    },
    port,
    chat,
    images,
    moderations,
    speech,
    /** Everything that was sent here. */
    all: () => [...chat.requests, ...images.requests, ...moderations.requests, ...speech.requests],
    reset() {
      for (const [, home] of homes) home.script();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type AiServer = Awaited<ReturnType<typeof openAiServer>>;
