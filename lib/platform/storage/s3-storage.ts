import { createHash, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { createBreaker } from "@/lib/platform/breaker/breaker";
import { AppError } from "@/lib/shared/app-error";
import { readFailure, readListing } from "./s3-answers";
import { checkKey, type FilePart, type ListedFile, type Storage } from "./storage";
import { missingFile, STORE_DOWN, storeDown, storeFull } from "./storage-failure";

export type S3Settings = {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of a compatible store, which is then asked with the bucket in the path; AWS without it. */
  endpoint?: string | undefined;
  /** How long it is left alone once it keeps failing. */
  restSeconds?: number | undefined;
};

const ATTEMPTS = 3;
const ATTEMPT_MS = 5_000;
/** For all attempts together. */
const DEADLINE_MS = 12_000;
const FIRST_PAUSE_MS = 100;

type Call = {
  method: "GET" | "PUT" | "DELETE" | "HEAD";
  key: string;
  query?: Record<string, string>;
  bytes?: Uint8Array<ArrayBuffer>;
  part?: FilePart;
};
type Answer = { status: number; bytes: Buffer };

/** What the store answered, or that it did not. Whoever tries again may have more luck where `passing`. */
class StoreFault extends Error {
  override readonly name = "StoreFault";

  constructor(
    message: string,
    readonly passing: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

const isPassing = (error: unknown): boolean => error instanceof StoreFault && error.passing;

function addressOf({ bucket, region, endpoint }: S3Settings): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  return `https://${bucket}.s3.${region}.amazonaws.com`;
}

/** One signed request. The hash of the body is part of the signature: a body that arrives changed is refused there. */
async function send(settings: S3Settings, call: Call, signal: AbortSignal): Promise<Answer> {
  const { method, key, query = {}, bytes, part } = call;
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : "";
  const sha256 = createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
  const signer = new AwsV4Signer({
    method,
    url: `${addressOf(settings)}/${key}${search}`,
    headers: {
      "x-amz-content-sha256": sha256,
      "content-type": "application/octet-stream",
      ...(part && { range: `bytes=${part.from}-${part.to}` }),
    },
    service: "s3",
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
  });
  const { url, headers } = await signer.sign();
  try {
    const response = await fetch(url, { method, headers, signal, redirect: "manual", body: bytes ?? null });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw new StoreFault(`${method}: no answer`, true, error);
  }
}

const MIGHT_PASS = new Set([408, 429]);

function checkAnswer(call: Call, answer: Answer): Answer {
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  const code = readFailure(answer.bytes);
  if (status === 404 && code === "NoSuchKey") throw missingFile();
  const message = `${call.method}: status ${status} ${code}`.trimEnd();
  if (status === 507) throw storeFull(new Error(message));
  throw new StoreFault(message, status >= 500 || MIGHT_PASS.has(status));
}

/** A few attempts with growing, uneven pauses, so that many processes do not come back at the same moment. */
async function withAttempts<T>(attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(AbortSignal.any([deadline, AbortSignal.timeout(ATTEMPT_MS)]));
    } catch (error) {
      if (count === ATTEMPTS || deadline.aborted || !isPassing(error)) throw error;
      await pause(randomInt(FIRST_PAUSE_MS * 2 ** count));
    }
  }
}

const PARTIAL = 206;
const PROBE_KEY = "probe";

/** Every object of the bucket, a thousand at a time. */
async function* listObjects(ask: (call: Call) => Promise<Buffer>): AsyncGenerator<ListedFile> {
  let token = "";
  do {
    const query = { ...(token && { "continuation-token": token }), "list-type": "2" };
    const { objects, next } = readListing(await ask({ method: "GET", key: "", query }));
    yield* objects;
    token = next;
  } while (token);
}

/** Files as private objects of one bucket. An object appears whole or not at all, which the protocol promises. */
export function s3Storage(settings: S3Settings): Storage {
  const breaker = createBreaker({
    isFailure: isPassing,
    message: STORE_DOWN,
    ...(settings.restSeconds && { openMs: settings.restSeconds * 1000 }),
  });
  let hasWritten = false;
  const ask = async (call: Call): Promise<Buffer> => (await askFor(call)).bytes;
  const askFor = async (call: Call): Promise<Answer> => {
    try {
      return await withAttempts((signal) =>
        breaker.run(async () => checkAnswer(call, await send(settings, call, signal))),
      );
    } catch (error) {
      throw error instanceof StoreFault ? storeDown(error) : error;
    }
  };

  return {
    async put(key, bytes) {
      await ask({ method: "PUT", key: checkKey(key), bytes: new Uint8Array(bytes) });
    },
    get: async (key) => ask({ method: "GET", key: checkKey(key) }),
    async getPart(key, part) {
      const { status, bytes } = await askFor({ method: "GET", key: checkKey(key), part });
      // Compatible stores may hand out the whole all the same.
      return status === PARTIAL ? bytes : bytes.subarray(part.from, part.to + 1);
    },
    async remove(key) {
      // Compatible stores may say that there was nothing to remove.
      await ask({ method: "DELETE", key: checkKey(key) }).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error;
      });
    },
    list: () => listObjects(ask),
    async check() {
      // Once, with all that a file needs; buckets don't fill up, so from then on it is enough that it answers.
      if (!hasWritten) {
        await ask({ method: "PUT", key: PROBE_KEY, bytes: new Uint8Array(1) });
        await ask({ method: "DELETE", key: PROBE_KEY });
        hasWritten = true;
      }
      await ask({ method: "HEAD", key: "" });
    },
  };
}
