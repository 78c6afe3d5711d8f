import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { EmulatorContext } from "emulate";
import { expand } from "./expand";
import type { Fault, Faults } from "./faults";
import { Fields } from "./fields";
import { canonicalForm, parseForm } from "./form-body";
import type { Answer, IdempotentAnswers } from "./idempotency";
import { newId } from "./new-id";
import type { RequestLog } from "./request-log";
import type { StripeState } from "./state";
import { StripeFault, injectedFault } from "./stripe-fault";
import type { World } from "./world";

export type App = EmulatorContext<StripeState>["app"];

export interface Call {
  world: World;
  fields: Fields;
  /** The path's id, or an empty text. */
  id: string;
}

export type Action = (call: Call) => object;

export interface Route {
  method: "GET" | "POST" | "DELETE";
  path: string;
  action: Action;
}

export interface Gate {
  world: World;
  faults: Faults;
  log: RequestLog;
  answers: IdempotentAnswers;
}

interface Incoming {
  id: string;
  method: string;
  path: string;
  parameters: string;
  authorization: string;
  idempotencyKey: string | null;
}

export function mountApi(app: App, gate: Gate, routes: Route[]): void {
  for (const { method, path, action } of routes) {
    app.on(method, path, async (c) => {
      const url = new URL(c.req.url);
      const incoming = {
        id: newId("req", 14),
        method,
        path: url.pathname,
        parameters: [url.search.slice(1), await c.req.text()].filter(Boolean).join("&"),
        authorization: c.req.header("authorization") ?? "",
        idempotencyKey: method === "POST" ? (c.req.header("idempotency-key") ?? null) : null,
      };
      const { answer, replayed } = await answerTo(gate, incoming, (world, fields) =>
        action({ world, fields, id: c.req.param("id") }),
      );
      return c.body(answer.body, answer.status, {
        "content-type": "application/json",
        "request-id": incoming.id,
        ...(incoming.idempotencyKey && { "idempotency-key": incoming.idempotencyKey }),
        ...(replayed && { "idempotent-replayed": "true" }),
      });
    });
  }
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: { type: "invalid_request_error", message } }, 404);
  });
}

type Work = (world: World, fields: Fields) => object;

async function answerTo(
  gate: Gate,
  incoming: Incoming,
  work: Work,
): Promise<{ answer: Answer; replayed: boolean }> {
  const started = performance.now();
  let answer: Answer;
  let replayed = false;
  try {
    const known = begin(gate, incoming);
    replayed = known !== null;
    answer = known ?? (await perform(gate, incoming, work));
  } catch (error) {
    answer = faultAnswer(error);
  }
  gate.log.add({
    id: incoming.id,
    method: incoming.method,
    path: incoming.path,
    parameters: incoming.parameters,
    idempotencyKey: incoming.idempotencyKey,
    status: answer.status,
    milliseconds: performance.now() - started,
    at: Date.now(),
  });
  return { answer, replayed };
}

function begin(gate: Gate, incoming: Incoming): Answer | null {
  if (!/^Bearer (sk|rk)_/.test(incoming.authorization)) {
    const message = "You did not provide an API key.";
    throw new StripeFault(401, { type: "invalid_request_error", message });
  }
  if (!incoming.idempotencyKey) return null;
  const fingerprint = `${incoming.path}?${canonicalForm(incoming.parameters)}`;
  return gate.answers.begin(incoming.idempotencyKey, fingerprint);
}

async function perform(gate: Gate, incoming: Incoming, work: Work): Promise<Answer> {
  const fault = gate.faults.next(incoming.method, incoming.path, incoming.parameters);
  if (fault.delayMs > 0) await wait(fault.delayMs);
  const answer = outcome(gate.world, incoming, work, fault);
  const key = incoming.idempotencyKey;
  if (key && isFinal(answer.status)) gate.answers.keep(key, answer);
  else if (key) gate.answers.forget(key);
  if (fault.answerDelayMs > 0) await wait(fault.answerDelayMs);
  return answer;
}

/** Stripe keeps an answer once the work has begun, so a refused or throttled request may come again. */
function isFinal(status: number): boolean {
  return status < 300 || status === 402 || status >= 500;
}

/** Runs without a pause, so no other request sees half of it. */
function outcome(world: World, incoming: Incoming, work: Work, fault: Fault): Answer {
  if (fault.status !== null && !fault.afterwards)
    return faultAnswer(injectedFault(fault.status, fault.error));
  world.request = { id: incoming.id, idempotency_key: incoming.idempotencyKey };
  try {
    const fields = new Fields(parseForm(incoming.parameters));
    const result = expand(world, work(world, fields), fields.strings("expand"));
    if (fault.status !== null) return faultAnswer(injectedFault(fault.status, fault.error));
    return { status: 200, body: JSON.stringify(result, null, 2) };
  } catch (error) {
    return faultAnswer(error);
  } finally {
    world.request = { id: null, idempotency_key: null };
  }
}

function faultAnswer(error: unknown): Answer {
  if (error instanceof StripeFault)
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  console.error("[stripe sandbox]", error);
  const message = error instanceof Error ? error.message : "An unknown error occurred.";
  return { status: 500, body: JSON.stringify({ error: { type: "api_error", message } }) };
}
