import { describe, expect, it } from "vitest";
import { readFailure, readListing } from "./s3-answers";

const xml = (body: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);

describe("a failure of the store", () => {
  it.each([
    ["<Error><Code>NoSuchKey</Code><Message>no</Message></Error>", "NoSuchKey"],
    [
      `<Error xmlns="http://s3.amazonaws.com/doc/2006-03-01/">\n  <Code>\n    NoSuchBucket</Code></Error>`,
      "NoSuchBucket",
    ],
    [
      "<Error><Message>said &lt;Code&gt;NoSuchKey&lt;/Code&gt;</Message><Code>SlowDown</Code></Error>",
      "SlowDown",
    ],
    ["<ErrorResponse><Error><Code>NoSuchKey</Code></Error></ErrorResponse>", "NoSuchKey"],
    ["<Error><Message>no code</Message></Error>", ""],
    ["<html><body>Bad gateway</body></html>", ""],
    ["", ""],
    ["<Error><Code>", ""],
  ])("%s is read as %s", (body, code) => {
    expect(readFailure(xml(body))).toBe(code);
  });
});

describe("a listing of the store", () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>1</Size></Contents>`;
  const list = (body: string) =>
    xml(`<ListBucketResult xmlns="http://s3.amazonaws.com/doc/">${body}</ListBucketResult>`);
  const writtenAt = new Date("2026-01-02T03:04:05.000Z");

  it("has no object, one or many, and the token of the next page", () => {
    expect(readListing(list("<KeyCount>0</KeyCount>"))).toEqual({ objects: [], next: "" });
    expect(readListing(list(entry("0012")))).toEqual({ objects: [{ key: "0012", writtenAt }], next: "" });
    const token = "<NextContinuationToken>0042==</NextContinuationToken>";
    const { objects, next } = readListing(list(entry("a/b") + entry("c&amp;d") + token));
    expect(objects.map(({ key }) => key)).toEqual(["a/b", "c&d"]);
    expect(next).toBe("0042==");
  });

  it("is no answer of another kind: nobody may take that for an empty bucket", () => {
    expect(() => readListing(xml("<html><body>Welcome</body></html>"))).toThrow();
    expect(() => readListing(list("<Contents><Key>a</Key></Contents>"))).toThrow();
  });
});
