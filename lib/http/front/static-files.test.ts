import { expect, test } from "vitest";
import { chooseBody, type ReadyFile } from "./static-files";

const file: ReadyFile = {
  type: "text/html",
  etag: '"1"',
  cacheControl: "no-cache",
  bodies: [
    { encoding: "br", bytes: Buffer.from("br") },
    { encoding: "gzip", bytes: Buffer.from("gzip") },
    { encoding: null, bytes: Buffer.from("plain") },
  ],
};

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["GZIP", "gzip"],
  ["", "plain"],
  ["identity", "plain"],
  ["br;q=0.0,gzip;q=0", "plain"],
])("a client that takes %j gets %s", (accepts, expected) => {
  expect(chooseBody(file, accepts).bytes.toString()).toBe(expected);
});
