import type { z } from "zod";
import type { ErrorCode } from "./app-error";
import type { KeyScope } from "./key-scopes";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call; a public endpoint has to say so. `key` is for programs with an API key: no session opens it, and a key
 * opens nothing else.
 */
export type Access = "public" | "parent" | "key";

/**
 * `envelope` is the product's error body; `text` is for calls whose screens show the body as it is; `fields`
 * answers validation as `{field: message}` alone.
 */
export type ErrorShape = "envelope" | "text" | "fields";

/** An answer without a body. */
export const NOTHING = { kind: "nothing" } as const;
/** An answer that sends the browser elsewhere. */
export const REDIRECT = { kind: "redirect" } as const;
/** Bytes of one of these types. */
export const fileOf = <const Types extends string[]>(...types: Types) => ({ kind: "file", types }) as const;
/** Server-sent events, each a JSON value of this shape. */
export const eventsOf = <Schema extends z.ZodType>(event: Schema) => ({ kind: "events", event }) as const;

type BareAnswer =
  | typeof NOTHING
  | typeof REDIRECT
  | { kind: "file"; types: readonly string[] }
  | { kind: "events"; event: z.ZodType };

/** JSON by its closed schema, or what else the caller gets. */
export type Answer = z.ZodType | BareAnswer;

export const isJson = (answer: Answer): answer is z.ZodType => "safeParse" in answer;

/** Everything that is known about one HTTP call; whatever needs it is made from here. */
export type Endpoint = {
  method: Method;
  /** `/api/children/{id}` */
  path: `/api/${string}`;
  /** One line for the reference. */
  summary: string;
  access: Access;
  /** What the caller's key has to be good for; there where access is `key`. */
  scope?: KeyScope;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON. */
  body?: z.ZodType;
  /** A multipart form with one file, in place of `body`. */
  form?: {
    file: string;
    maxBytes: number;
    /** What is said where there is no file. */
    missing: string;
    fields: z.ZodObject;
  };
  /** The body's bytes as they were sent, in place of `body`, for a caller that signs them. */
  raw?: { maxBytes: number };
  /** By status; the first is the usual one. */
  response: Readonly<Record<number, Answer>>;
  /** What the usual answer says beside its body; a header that isn't always there is optional. */
  headers?: z.ZodObject;
  /** What it may refuse beyond what follows from its other properties: sign-in, input, limit. */
  errors?: readonly ErrorCode[];
  errorShape?: ErrorShape;
  /** Counted by parent, signed in or by a key, else by address. */
  limit?: { name: string; points: number; perSeconds: number };
  /**
   * Wherever a signed-in caller changes something, the same request again with its Idempotency-Key gets the first
   * answer. `own`: the use case sees to that itself; `never`: each answer is good for once only, or changes nothing.
   */
  keyed?: "own" | "never";
  /** Open to an account that is about to be deleted, too; everything else of a parent's is closed then. */
  whileLeaving?: true;
  /**
   * Open on a device that was handed over to a child; everything else is closed there, also what is public. The use case
   * sees to it that a child gets what is the child's own (`requireReader`).
   */
  inChildsMode?: true;
  /**
   * A GET that changes something, or holds something until its answer is read: HEAD, by which programs look at links, is
   * refused; Next would answer it by GET.
   */
  hasEffect?: true;
};

/** Names an endpoint; the types of its parts are kept for the handler and for the client. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Part<E extends Endpoint, Key extends "params" | "query" | "body"> = E[Key] extends z.ZodType
  ? E[Key]
  : z.ZodUndefined;

/** What a handler gets, checked and with defaults filled in. */
export type ParsedInput<E extends Endpoint> = {
  params: z.output<Part<E, "params">>;
  query: z.output<Part<E, "query">>;
  body: z.output<Part<E, "body">>;
  form: E["form"] extends { fields: infer Fields extends z.ZodType }
    ? { file: Uint8Array; fields: z.output<Fields> }
    : undefined;
  raw: E["raw"] extends object ? Buffer : undefined;
};

type Nothing = Awaited<Promise<void>>;

type OwnAnswer<A> = A extends z.ZodType
  ? z.output<A>
  : A extends typeof NOTHING
    ? Nothing
    : A extends { kind: string }
      ? Response
      : never;

/** What a handler returns: data where the answer is JSON, nothing where it has none, else the response itself. */
export type HandlerResult<E extends Endpoint> = OwnAnswer<E["response"][keyof E["response"]]>;
