import { createHash } from "node:crypto";
import type { z } from "zod";
import { admitKey } from "@/lib/http/admit-key";
import { clientAddress } from "@/lib/http/client-address";
import { asAppError, errorResponse } from "@/lib/http/error-response";
import { FILE_LENGTH } from "@/lib/http/front/file-length";
import { readFileForm } from "@/lib/http/read-form";
import { parseInput, readBytes, readJson, readQuery } from "@/lib/http/read-input";
import { isFromForeignSite } from "@/lib/http/foreign-site";
import { reply, Reply } from "@/lib/http/reply";
import { requestIdOf } from "@/lib/http/request-id";
import { requestContext } from "@/lib/http/request-context";
import { respondOnce } from "@/lib/http/respond-once";
import type { Context } from "@/lib/platform/context";
import { ports } from "@/lib/platform/ports";
import { handedOver, isHandedOver, parentOf } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { KEY_PREFIX } from "@/lib/shared/key-scopes";
import type { Endpoint, HandlerResult, ParsedInput } from "@/lib/shared/endpoint";
import { Written } from "@/lib/shared/written";

type Input<E extends Endpoint> = ParsedInput<E> & {
  request: Request;
  /** For limits by address. */
  address: string;
};

/** An endpoint's data, or the same as JSON. */
type Data<E extends Endpoint> = HandlerResult<E> | Written<HandlerResult<E>>;
/** What a caller is shown: an endpoint's data, or that with what is said beside it. */
type Shown<E extends Endpoint> = Data<E> | Reply<Data<E>>;

type Handler<E extends Endpoint, Result> = (ctx: Context, input: Input<E>) => Promise<Result> | Result;

type NextArguments = { params: Promise<unknown> };

const NO_KEY = `Please send a valid API key in the Authorization header: "Bearer ${KEY_PREFIX}…".`;
const LEAVING = "This account is about to be deleted. Sign in and choose to keep it if you want to go on.";

function checkAccess({ actor }: Context, { access, whileLeaving, inChildsMode }: Endpoint): void {
  if (isHandedOver(actor) && !inChildsMode) throw handedOver();
  if (access === "public") return;
  if (access === "key" && actor.kind !== "key") throw new AppError("UNAUTHENTICATED", NO_KEY);
  if (actor.kind !== access) throw new AppError("UNAUTHENTICATED", "Please sign in to continue.");
  if (actor.deletionDueAt && !whileLeaving) throw new AppError("FORBIDDEN", LEAVING);
}

/** A path that can't name anything names nothing. */
function parseParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new AppError("NOT_FOUND", "Resource not found.");
  return parsed.data;
}

/** Public routes that write are for our own pages and for programs, not for other sites' pages. */
function refuseForeignSite(request: Request): void {
  if (request.method === "GET") return;
  if (isFromForeignSite(request.headers, new URL(ports().config.APP_URL).origin)) {
    throw new AppError("FORBIDDEN", "This request came from another site.");
  }
}

/** What somebody has to look after, unlike a request that was refused. */
const OURS = new Set<string | undefined>(["UNAVAILABLE", "NO_SPACE", undefined]);

type Failed = { ctx: Context | null; request: Request; endpoint: Endpoint };

function report({ ctx, request, endpoint }: Failed, error: unknown): void {
  const refusal = asAppError(error);
  if (!OURS.has(refusal?.code)) return;
  // What fails before anybody knows who calls, such as finding that out, is as much ours.
  const log = ctx?.log ?? ports().log.child({ requestId: requestIdOf(request.headers) });
  // A path may carry a secret, or the id of a child's photo.
  const what = { method: request.method, route: endpoint.path };
  // Nothing is broken when we turn somebody away because others are before them, and it comes in floods.
  if (refusal?.code === "UNAVAILABLE" && refusal.cause === undefined) log.warn(what, "request turned away");
  else log.error({ ...what, err: error }, "request failed");
}

async function readForm({ form }: Endpoint, request: Request) {
  if (!form) return undefined;
  const { file: fileField, maxBytes, missing } = form;
  const { file, fields } = await readFileForm(request, { fileField, maxBytes, missing });
  return { file, fields: parseInput(form.fields, fields) };
}

type ReadInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  form: { file: Uint8Array; fields: unknown } | undefined;
  raw: Buffer | undefined;
};

async function readInput(endpoint: Endpoint, request: Request, args: NextArguments): Promise<ReadInput> {
  const { params, query, body, raw } = endpoint;
  return {
    params: params && parseParams(params, await args.params),
    query: query && parseInput(query, readQuery(request)),
    body: body && parseInput(body, await readJson(request)),
    form: await readForm(endpoint, request),
    raw: raw && (await readBytes(request, raw.maxBytes)),
  };
}

/** What makes two requests the same; a file counts by its hash. */
function sentBy({ body, form }: ReadInput): unknown {
  if (!form) return body;
  return { file: createHash("sha256").update(form.file).digest("hex"), fields: form.fields };
}

const isReply = (result: unknown): result is Reply<unknown> => result instanceof Reply;

/** With its length, so that the answer can go out in one piece. */
function jsonOf(data: unknown, status: number, headers: Record<string, string> = {}): Response {
  const body = Buffer.from(data instanceof Written ? data.json : JSON.stringify(data));
  return new Response(body, {
    status,
    headers: { "content-type": "application/json", ...headers, [FILE_LENGTH]: String(body.byteLength) },
  });
}

function toResponse(endpoint: Endpoint, result: unknown): Response {
  if (result instanceof Response) return result;
  const { data, options } = isReply(result) ? result : reply(result, {});
  const { status = Number(Object.keys(endpoint.response)[0]), headers, cookies = [] } = options;
  const response =
    data === undefined ? new Response(null, { status, headers }) : jsonOf(data, status, headers);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** Whether the same request again, with its Idempotency-Key, gets the first answer. */
export const isKept = ({ access, keyed, method }: Endpoint): boolean =>
  access !== "public" && keyed === undefined && method !== "GET";

/** By HEAD nobody would read the body, and so nobody would end what it holds. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

type Call = {
  args: NextArguments;
  /** Headers that go along with whatever is answered. */
  said: Headers;
};

function saying(response: Response, said: Headers): Response {
  for (const [name, value] of said) response.headers.set(name, value);
  return response;
}

/** A handler as Next calls it, and what it answers to. */
export type Route = { (request: Request, args: NextArguments): Promise<Response>; endpoint: Endpoint };

/**
 * Makes a route handler from an endpoint: context, access, rate limit, input, use case, errors, in this order. The
 * handler gets parsed input only and returns data; where the use case knows more than the caller is shown, `show` says
 * what that is.
 */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E, Shown<E>>): Route;
export function route<E extends Endpoint, Result>(
  endpoint: E,
  handler: Handler<E, Result>,
  show: (result: Result) => Shown<E>,
): Route;
export function route(
  endpoint: Endpoint,
  handler: Handler<Endpoint, unknown>,
  show: (result: unknown) => unknown = (result) => result,
): Route {
  const answer = async (ctx: Context, request: Request, { args, said }: Call): Promise<Response> => {
    checkAccess(ctx, endpoint);
    if (endpoint.hasEffect && request.method === "HEAD")
      throw new AppError("METHOD_NOT_ALLOWED", "This can't be asked for by HEAD.");
    if (ctx.actor.kind === "key") await admitKey(ctx, ctx.actor, { endpoint, said });
    const address = clientAddress(request.headers, ctx.config.TRUSTED_PROXY_HOPS);
    if (endpoint.limit) {
      await ctx.limits.spend(endpoint.limit, parentOf(ctx.actor) ?? address);
    }
    const input = await readInput(endpoint, request, args);
    // Each part is there exactly where the endpoint names it.
    const given = { ...input, request, address } as Input<Endpoint>;
    const work = (keeping: Context) => Promise.resolve(handler(keeping, given));
    const respond = (result: unknown) => toResponse(endpoint, show(result));
    return isKept(endpoint)
      ? respondOnce(ctx, request, sentBy(input), { work, respond })
      : respond(await work(ctx));
  };

  const handle = async (request: Request, args: NextArguments): Promise<Response> => {
    let ctx: Context | null = null;
    const said = new Headers();
    try {
      refuseForeignSite(request);
      ctx = await requestContext(request, endpoint.access);
      const answered = await answer(ctx, request, { args, said });
      const response = request.method === "HEAD" ? await withoutBody(answered) : answered;
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
      response.headers.set("x-request-id", ctx.requestId);
      return saying(response, said);
    } catch (error) {
      report({ ctx, request, endpoint }, error);
      const requestId = ctx?.requestId ?? requestIdOf(request.headers);
      return saying(errorResponse(error, requestId, endpoint.errorShape), said);
    }
  };
  return Object.assign(handle, { endpoint });
}
