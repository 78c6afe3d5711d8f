import type * as sdkModule from "openai";
import type OpenAI from "openai";
import type { Config } from "@/lib/platform/config";
import { AppError } from "@/lib/shared/app-error";
import { Unusable } from "./ask-again";

export type Sdk = typeof sdkModule;
export type Opened = { sdk: Sdk; client: OpenAI };

const MIGHT_PASS = new Set([408, 409, 425, 429]);
/** Words of the provider's own codes for "we won't". */
const DECLINED = /content_policy|content_filter|moderation_blocked|safety/;
const LARGEST_ANSWER = 32 * 1024 * 1024;

export const BUSY = "Our story maker is not available right now. Please try again in a few minutes.";
const UNUSABLE = "Our story maker gave no answer that we can use. Please try again.";
const NO = "Our story maker would rather not make this one. Please try other words.";

/** Loaded on first use: most deployments make their stories themselves, and the package is large. */
export function openaiOpener(config: Config): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= import("openai").then((sdk) => ({ sdk, client: openClient(sdk, config) }));
    return opened;
  };
}

const openClient = (sdk: Sdk, config: Config): OpenAI =>
  new sdk.OpenAI({
    apiKey: config.OPENAI_API_KEY,
    // Given on purpose, so that the package doesn't read its own environment variables.
    baseURL: config.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    // `askAgain` also tries half answers again and honours waits that the package cuts short.
    maxRetries: 0,
    logLevel: "off",
    fetch: boundedFetch,
    fetchOptions: { redirect: "error" },
  });

/** An answer is read up to a size that no honest one reaches. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > LARGEST_ANSWER) controller.error(new Unusable("too large"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
}

function secondsUntilRetry(headers: Headers | undefined): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = /^\d/.test(value) ? Number.parseFloat(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

const unusable = (why: string): AppError =>
  new AppError("UPSTREAM_FAILED", UNUSABLE, { cause: new Error(why) });

export const declined = (why: string): AppError => new AppError("REFUSED", NO, { cause: new Error(why) });

/** A connection that breaks in the middle of an answer comes without the package's own error around it. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof DOMException ||
  (error instanceof TypeError && /terminated|fetch failed/.test(error.message));

/**
 * What a failed call means; `null` for a fault that isn't the provider's. The provider's own message may quote the
 * prompt, so that only its status goes on.
 */
export function explainFailure(sdk: Sdk, error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof Unusable) return unusable(error.message);
  if (isBrokenOff(error)) return unavailable("broken off");
  // The package reads streams itself, and says so when one isn't what it should be.
  if (error instanceof SyntaxError) return unusable("unreadable");
  if (!(error instanceof sdk.OpenAIError)) return null;
  if (!(error instanceof sdk.APIError)) return unusable("unreadable");
  const status: unknown = error.status;
  if (typeof status !== "number") return unavailable(error.constructor.name);
  const why = `status ${status}`;
  if (status >= 500 || MIGHT_PASS.has(status)) {
    return unavailable(why, secondsUntilRetry(error.headers as Headers | undefined));
  }
  return DECLINED.test(String(error.code)) ? declined(why) : unusable(why);
}

const unavailable = (why: string, retryAfterSeconds?: number): AppError =>
  new AppError("UNAVAILABLE", BUSY, {
    cause: new Error(why),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
