import type { z } from "zod";
import { clientAddress } from "@/lib/http/client-address";
import { asAppError, errorResponse, type ErrorShape } from "@/lib/http/error-response";
import { parseInput, readJson, readQuery } from "@/lib/http/read-input";
import { requestContext } from "@/lib/http/request-context";
import { respondOnce } from "@/lib/http/respond-once";
import type { Context } from "@/lib/platform/context";
import type { RateLimit } from "@/lib/platform/rate-limit/rate-limit";
import { AppError } from "@/lib/shared/app-error";

type Access = "public" | "parent" | "admin";

type RouteOptions<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  /** Who may call; a public route has to say so. */
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Counted by signed-in parent, else by address. */
  limit?: RateLimit;
  /**
   * Wherever a signed-in caller changes something, the same request again with its Idempotency-Key gets the first
   * answer. `false`: the handler sees to that itself, or each answer is good for once only.
   */
  keyed?: boolean;
  errors?: ErrorShape;
};

type Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  request: Request;
  /** For limits by address. */
  address: string;
};

type NextArguments = { params: Promise<unknown> };

function checkAccess(ctx: Context, access: Access): void {
  if (access === "public") return;
  if (ctx.actor.kind !== "parent") throw new AppError("UNAUTHENTICATED", "Please sign in to continue.");
  if (access === "admin" && ctx.actor.role !== "admin")
    throw new AppError("FORBIDDEN", "This is not allowed.");
}

/** A path that can't name anything names nothing. */
function parseParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new AppError("NOT_FOUND", "Resource not found.");
  return parsed.data;
}

/** Public routes that write are for our own pages and for programs, not for other sites' pages. */
function refuseForeignSite(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (request.method !== "GET" && (site === "cross-site" || site === "same-site")) {
    throw new AppError("FORBIDDEN", "This request came from another site.");
  }
}

// Links that prove an address carry their secret in the path.
const withoutSecrets = (pathname: string) =>
  pathname.replace(/[\w-]{32,}/g, (part) => (isId(part) ? part : "…"));
const isId = (part: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part);

/** What somebody has to look after, unlike a request that was refused. */
const OURS = new Set<string | undefined>(["UNAVAILABLE", "NO_SPACE", undefined]);

function report(ctx: Context | null, request: Request, error: unknown): void {
  const refusal = asAppError(error);
  if (!ctx || !OURS.has(refusal?.code)) return;
  const what = { method: request.method, path: withoutSecrets(new URL(request.url).pathname) };
  // Nothing is broken when we turn somebody away because others are before them, and it comes in floods.
  if (refusal?.code === "UNAVAILABLE" && refusal.cause === undefined)
    ctx.log.warn(what, "request turned away");
  else ctx.log.error({ ...what, err: error }, "request failed");
}

/**
 * Makes a route handler: context, access, rate limit, input, use case, errors, in this order. The handler gets
 * parsed input only.
 */
export function route<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  options: RouteOptions<Params, Query, Body>,
  handler: (ctx: Context, input: Input<Params, Query, Body>) => Promise<Response>,
): (request: Request, args: NextArguments) => Promise<Response> {
  const readInput = async (ctx: Context, request: Request, args: NextArguments) => {
    const address = clientAddress(request.headers, ctx.config.TRUSTED_PROXY_HOPS);
    if (options.limit) {
      await ctx.limits.spend(options.limit, ctx.actor.kind === "parent" ? ctx.actor.parentId : address);
    }
    return {
      params: options.params ? parseParams(options.params, await args.params) : undefined,
      query: options.query ? parseInput(options.query, readQuery(request)) : undefined,
      body: options.body ? parseInput(options.body, await readJson(request)) : undefined,
      request,
      address,
    } as Input<Params, Query, Body>; // Each part is undefined exactly where its schema is absent.
  };

  return async (request, args) => {
    let ctx: Context | null = null;
    try {
      refuseForeignSite(request);
      ctx = await requestContext(request);
      checkAccess(ctx, options.access);
      const input = await readInput(ctx, request, args);
      const work = handler.bind(null, ctx, input);
      const isKeyed = options.access !== "public" && options.keyed !== false && request.method !== "GET";
      const response = isKeyed ? await respondOnce(ctx, request, input.body, work) : await work();
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
      response.headers.set("x-request-id", ctx.requestId);
      return response;
    } catch (error) {
      report(ctx, request, error);
      const requestId = ctx?.requestId ?? request.headers.get("x-request-id") ?? crypto.randomUUID();
      return errorResponse(error, requestId, options.errors);
    }
  };
}
