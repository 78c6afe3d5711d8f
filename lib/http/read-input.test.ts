import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseInput, readBytes, readJson, readQuery } from "./read-input";

const post = (body: BodyInit, type = "application/json") =>
  new Request("http://local/", { method: "POST", body, headers: { "content-type": type } });

const UNSTORABLE = "This text has characters that we can't store.";

describe("readJson", () => {
  test("gives what was sent", async () => {
    expect(await readJson(post('{"name":"Zoë 🕯"}'))).toEqual({ name: "Zoë 🕯" });
  });

  test.each([
    ["half of a pair", '{"a":{"b":"\\udc00"}}', "a.b"],
    ["a NUL", '{"a":"\\u0000"}', "a"],
  ])("names the field with %s, in a sentence", async (_what, body, field) => {
    await expect(readJson(post(body))).rejects.toMatchObject({
      code: "VALIDATION",
      message: UNSTORABLE,
      details: { [field]: UNSTORABLE },
    });
  });

  test("refuses bytes that are not UTF-8", async () => {
    await expect(readJson(post(Buffer.from([0x22, 0xff, 0x22])))).rejects.toMatchObject({
      code: "VALIDATION",
    });
  });

  test("refuses other content types", async () => {
    await expect(readJson(post("{}", "text/plain"))).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA" });
  });
});

test("readBytes counts what arrives, not what was announced", async () => {
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1000));
    },
  });
  // `duplex` is what Node asks for with a stream; the DOM's types don't know it.
  const init = { method: "POST", body: stream, duplex: "half" } as RequestInit;
  await expect(readBytes(new Request("http://local/", init), 10_000)).rejects.toMatchObject({
    code: "TOO_LARGE",
  });
});

test("a parameter that is given twice is refused", () => {
  expect(() => readQuery(new Request("http://local/?a=1&a=2"))).toThrow(
    expect.objectContaining({ message: "a may be given once.", details: { a: "a may be given once." } }),
  );
});

test("a parameter that is called as something of every object is given once", () => {
  expect(readQuery(new Request("http://local/?constructor=1"))).toEqual({ constructor: "1" });
});

test.each([{ body: null }, { body: [] }, { body: "x" }, { body: 7 }, { body: undefined }])(
  "parseInput asks for an object in place of $body",
  ({ body }) => {
    expect(() => parseInput(z.object({ name: z.string("Name required") }), body)).toThrow(
      expect.objectContaining({
        message: "Please send a JSON object.",
        details: { body: "Please send a JSON object." },
      }),
    );
  },
);

test("parseInput reports the first message of each field", () => {
  const schema = z.object({
    name: z.string("Name required"),
    child: z.object({ age: z.number("Age 3-18") }),
  });
  expect(() => parseInput(schema, { child: {} })).toThrow(
    expect.objectContaining({
      code: "VALIDATION",
      details: { name: "Name required", "child.age": "Age 3-18" },
    }),
  );
});

test("16.49: a caller that hangs up in the middle of a body is no fault of ours", async () => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"email":'));
    },
    pull: (stream) => {
      stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  const request = new Request("http://local/", { ...init, headers: { "content-type": "application/json" } });
  await expect(readJson(request)).rejects.toMatchObject({ code: "VALIDATION" });
});
