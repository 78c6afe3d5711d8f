import { lookup } from "node:dns";
import { request as requestPlain, type RequestOptions } from "node:http";
import { request as requestByTls } from "node:https";
import type { LookupFunction } from "node:net";
import { publicLookup } from "./public-lookup";
import { Unreached } from "./unreached";
import { faultOfTarget, isLocalTarget } from "./target";

const WITHIN_MS = 10_000;

type Post = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** On one's own machine: the name that stands for it may be called, without TLS. */
  mayBeLocal: boolean;
};

const toThisMachine: LookupFunction = (_, options, done) => {
  const here = { address: "127.0.0.1", family: 4 };
  if (options.all) done(null, [here]);
  else done(null, here.address, here.family);
};

/**
 * Posts to an address that somebody else chose: never inside our network, never where a redirect leads, and not for
 * long. What it answers is not read.
 * @returns the HTTP status
 * @throws Unreached
 */
export function postToTarget({ url: text, headers, body, mayBeLocal }: Post): Promise<number> {
  const fault = faultOfTarget(text, { mayBeLocal });
  if (fault) return Promise.reject(new Unreached(fault));
  const url = new URL(text);
  const isLocal = isLocalTarget(url, mayBeLocal);
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    // A connection of its own: none is left open towards a stranger.
    agent: false,
    lookup: isLocal ? toThisMachine : publicLookup(lookup),
    signal: AbortSignal.timeout(WITHIN_MS),
    maxHeaderSize: 16 * 1024,
  };
  return new Promise((settle, fail) => {
    const request = (isLocal ? requestPlain : requestByTls)(url, options, (response) => {
      settle(response.statusCode ?? 0);
      response.destroy();
    });
    request.on("error", (error) => {
      fail(error instanceof Unreached ? error : new Unreached(wordsOf(error), { cause: error }));
    });
    request.end(body);
  });
}

const WORDS: Record<string, string> = {
  ENOTFOUND: "There is no such name.",
  EAI_AGAIN: "The name could not be looked up.",
  ECONNREFUSED: "Nobody listens there.",
  ECONNRESET: "The connection was closed.",
  ABORT_ERR: `There was no answer within ${WITHIN_MS / 1000} seconds.`,
};

function wordsOf(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (WORDS[code]) return WORDS[code];
  return /CERT|TLS|SSL|SELF_SIGNED|ALTNAME/i.test(code)
    ? "Its certificate is not good."
    : "It could not be reached.";
}
