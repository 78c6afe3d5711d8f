import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";

export type ChatAnswer = { status?: number; headers?: Record<string, string>; body: unknown };
export type ChatRequest = {
  path: string | undefined;
  raw: string;
  body: {
    model: string;
    store: boolean;
    safety_identifier: string;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema: { name: string; strict: boolean } };
  };
};

const completion = (message: object, finish: string): ChatAnswer => ({
  body: {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "test",
    choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: finish }],
  },
});

export const says = (content: string, finish = "stop") => completion({ content, refusal: null }, finish);
export const answers = (content: object) => says(JSON.stringify(content));
export const refuses = () => completion({ refusal: "I can't help with that." }, "stop");
export const fails = (status: number, headers: Record<string, string> = {}): ChatAnswer => ({
  status,
  headers,
  body: { error: { message: "The prompt was: secret words", type: "error", code: null, param: null } },
});

/** Speaks the chat completions protocol: gives the scripted answers in turn, the last one for ever. */
export async function startChatServer() {
  const requests: ChatRequest[] = [];
  let script: ChatAnswer[] = [];
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      requests.push({ path: request.url, raw, body: JSON.parse(raw) as ChatRequest["body"] });
      const next = script.length > 1 ? script.shift() : script[0];
      const { status = 200, headers = {}, body } = next ?? fails(500);
      response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    env: {
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_TEXT_MODEL: "test-model",
    },
    requests,
    /** Forgets what was asked, and answers so from now on. */
    script(...next: ChatAnswer[]) {
      script = next;
      requests.length = 0;
    },
  };
}
