import { describe, expect, test } from "vitest";
import { readRange } from "./read-range";

const ETAG = '"abc"';
const read = (
  range: string,
  { method = "GET", size = 1000, ...headers }: Record<string, string | number> = {},
) =>
  readRange(
    new Request("http://localhost/", {
      method: String(method),
      headers: {
        range,
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      },
    }),
    { size: Number(size), etag: ETAG },
  );
const part = (from: number, to: number) => ({ kind: "part", range: { from, to } });
const WHOLE = { kind: "whole" };
const NONE = { kind: "none" };

describe("readRange", () => {
  test.each([
    ["bytes=0-99", part(0, 99)],
    ["bytes=0-0", part(0, 0)],
    ["bytes=999-999", part(999, 999)],
    ["bytes=500-", part(500, 999)],
    ["bytes=900-5000", part(900, 999)],
    ["bytes=-100", part(900, 999)],
    ["bytes=-5000", part(0, 999)],
    ["Bytes=0-1", part(0, 1)],
    ["bytes=1000-", NONE],
    ["bytes=99999999999999999999-", NONE],
    ["bytes=-0", NONE],
    ["bytes=0-1,5-6", WHOLE],
    ["bytes=5-1", WHOLE],
    ["bytes=-", WHOLE],
    ["bytes=a-b", WHOLE],
    ["bytes=1.5-3", WHOLE],
    ["items=0-5", WHOLE],
    ["", WHOLE],
  ])("%j of a thousand bytes", (range, answer) => {
    expect(read(range)).toEqual(answer);
  });

  test("an empty file has no part", () => {
    expect(read("bytes=0-", { size: 0 })).toEqual(NONE);
    expect(read("bytes=-1", { size: 0 })).toEqual(NONE);
  });

  test("a part of another file than the caller has is all of it; HEAD has no parts", () => {
    expect(read("bytes=0-1", { "if-range": ETAG })).toEqual(part(0, 1));
    expect(read("bytes=0-1", { "if-range": '"other"' })).toEqual(WHOLE);
    expect(read("bytes=0-1", { "if-range": `W/${ETAG}` })).toEqual(WHOLE);
    expect(read("bytes=0-1", { "if-range": "Sun, 22 Nov 2026 20:00:00 GMT" })).toEqual(WHOLE);
    expect(read("bytes=0-1", { method: "HEAD" })).toEqual(WHOLE);
  });
});
