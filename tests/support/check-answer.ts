import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { alternativeView } from "@/lib/features/stories/views";
import { ENDPOINTS } from "@/lib/http/endpoints";
import { statusesOf } from "@/lib/http/refusals";
import { isJson, type Answer, type Endpoint } from "@/lib/shared/endpoint";

/** One line for every answer that was held against its endpoint, by every process of a run. */
const LOG = "test-results/checked-answers.log";
/** Fewer than this, and nobody has looked at a call's shape. */
const LEAST = 1;

const refusal = z.strictObject({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.string()).optional(),
  alternatives: z.array(alternativeView).optional(),
  instead: z.strictObject({ title: z.string(), topics: z.array(z.string()) }).optional(),
});
const fields = z.record(z.string(), z.string());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

// A name before a parameter, as Next ranks them.
const routes = ENDPOINTS.map((endpoint: Endpoint) => ({
  endpoint,
  named: (endpoint.path.match(/\{/g) ?? []).length,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, "[^/]+")}$`),
})).sort((one, other) => one.named - other.named);

/** The endpoint that answers at an address, if there is one. */
export function endpointAt(method: string, address: string): Endpoint | null {
  const [path = ""] = address.split(/[?#]/);
  return (
    routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint ?? null
  );
}

type SeenAnswer = { method: string; address: string; status: number; headers: Headers; text: string };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function refusalFault({ errorShape }: Endpoint, { status, text }: SeenAnswer): string | null {
  if (errorShape === "text") return null;
  const json = parse(text);
  if (refusal.safeParse(json).success) return null;
  if (errorShape === "fields" && status === 400 && fields.safeParse(json).success) return null;
  return "a refusal of another shape";
}

const typeOf = ({ headers }: SeenAnswer): string => headers.get("content-type")?.split(";")[0] ?? "none";

const shapeFault = (schema: z.ZodType, value: unknown): string | null => {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : `an answer of another shape: ${z.prettifyError(parsed.error)}`;
};

/** What server-sent events say, without what keeps the line open. */
const eventsIn = (text: string): unknown[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => parse(line.slice("data:".length)));

/** Holds a body against what the table says that this answer is. */
function bodyFault(answer: Answer, seen: SeenAnswer): string | null {
  const { text, headers } = seen;
  const type = typeOf(seen);
  if (isJson(answer))
    return type === "application/json" ? shapeFault(answer, parse(text)) : `JSON that is called ${type}`;
  switch (answer.kind) {
    case "nothing":
      return text === "" ? null : "a body where there is none";
    case "redirect":
      return headers.has("location") ? null : "a redirect that leads nowhere";
    case "file":
      return answer.types.includes(type) ? null : `a file of another type: ${type}`;
    case "events":
      if (type !== "text/event-stream") return `events that are called ${type}`;
      return (
        eventsIn(text)
          .map((event) => shapeFault(answer.event, event))
          .find((fault) => fault !== null) ?? null
      );
  }
}

/** What the front server and the framework say of odd requests before anybody looks at them. */
const BY_FRONT = new Set([307, 308, 400, 405, 413, 414, 431]);

/**
 * Holds an answer against the endpoint that gave it: a documented status, and what the table says that it looks like.
 * @returns what is wrong, or null, also where no endpoint of ours answers
 */
export function answerFault(seen: SeenAnswer): string | null {
  const endpoint = endpointAt(seen.method, seen.address);
  if (!endpoint) return null;
  const { status } = seen;
  const answer = endpoint.response[status];
  if (answer === undefined) {
    if (status >= 500 && status !== 503) return null; // Told as a fault elsewhere.
    if (!statusesOf(endpoint).includes(status) && !BY_FRONT.has(status))
      return `a status that is not in the table: ${status}`;
    return status < 400 ? null : refusalFault(endpoint, seen);
  }
  const isUsual = String(status) === Object.keys(endpoint.response)[0];
  const { headers } = endpoint;
  return (
    bodyFault(answer, seen) ??
    (headers && isUsual ? shapeFault(headers, Object.fromEntries(seen.headers)) : null)
  );
}

/** The same, and remembers of which call a good answer was held against the table. */
export function holdAnswer(seen: SeenAnswer): string | null {
  const fault = answerFault(seen);
  const endpoint = endpointAt(seen.method, seen.address);
  if (fault === null && endpoint?.response[seen.status] && seen.status < 300) note(endpoint);
  return fault;
}

/** @throws an Error that names the call and what is wrong with its answer */
export function refuseOddAnswer(seen: SeenAnswer): void {
  const fault = holdAnswer(seen);
  if (fault)
    throw new Error(`${seen.method} ${seen.address}: ${seen.status}, ${fault}\n${seen.text.slice(0, 400)}`);
}

function note(endpoint: Endpoint): void {
  mkdirSync("test-results", { recursive: true });
  appendFileSync(LOG, `${nameOf(endpoint)}\n`);
}

/** The calls whose 2xx answers a run has not held against the table often enough; empty when all is well. */
export function uncheckedAnswers(): string[] {
  const counts = new Map<string, number>();
  for (const line of readFileSync(LOG, "utf8").split("\n")) counts.set(line, (counts.get(line) ?? 0) + 1);
  return ENDPOINTS.filter((endpoint: Endpoint) =>
    Object.keys(endpoint.response).some((status) => Number(status) < 300),
  )
    .map(nameOf)
    .filter((name) => (counts.get(name) ?? 0) < LEAST);
}
