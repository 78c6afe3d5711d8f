import { expect, test } from "vitest";
import { answerFault } from "@/tests/support/check-answer";

const seen = (method: string, address: string, type: string, text: string, status = 200) =>
  answerFault({ method, address, status, headers: new Headers(type ? { "content-type": type } : {}), text });

const ID = "0193a1b2-0000-7000-8000-000000000001";

test.each([
  [
    "JSON of another shape",
    ["GET", "/api/health", "application/json", '{"status":"ok","more":1}'],
    /another shape/,
  ],
  ["JSON that is called text", ["GET", "/api/health", "text/plain", "{}"], /called text\/plain/],
  ["a file of another type", ["GET", `/api/books/${ID}/pdf`, "text/html", "<p>"], /another type: text\/html/],
  [
    "an event of another shape",
    ["GET", `/api/ai-books/status/${ID}/events`, "text/event-stream", 'data: {"a":1}\n\n'],
    /another shape/,
  ],
  [
    "events that are called JSON",
    ["GET", `/api/ai-books/status/${ID}/events`, "application/json", "{}"],
    /called/,
  ],
  ["a body where there is none", ["DELETE", `/api/children/${ID}`, "", "gone", 204], /a body/],
  ["a status that isn't in the table", ["DELETE", `/api/children/${ID}`, "", "", 206], /not in the table/],
] as const)("%s is a fault", (_what, given, fault) => {
  const [method, address, type, text, status] = given as readonly [string, string, string, string, number?];
  expect(seen(method, address, type, text, status)).toMatch(fault);
});

test("what the table says is none, and neither is what isn't ours", () => {
  expect(seen("GET", `/api/books/${ID}/pdf`, "application/pdf", "%PDF")).toBeNull();
  expect(seen("DELETE", `/api/children/${ID}`, "", "", 204)).toBeNull();
  expect(seen("GET", "/faq", "text/html", "<p>")).toBeNull();
});
