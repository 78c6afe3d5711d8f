import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { apiKeyEndpoints } from "@/lib/features/api-keys/endpoints";
import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import { answerFault } from "@/tests/support/check-answer";
import { goal } from "@/tests/support/goal";
import { API_CALLS, NOTHING, type ApiCall, type Row } from "@/tests/support/security/access-matrix";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { hostileBody, hostileText, type HostileBody } from "@/tests/support/security/hostile-json";
import { aTenant, signInBoth, type Tenant } from "@/tests/support/security/tenant";
import { inParallel, parseJson, seenAs, type Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  system = await guardedSystem({ withPayments: true });
  tenant = await aTenant(system, "Fuzzed", "family");
  token = (await signInBoth(system, tenant.email)).bearer;
});

const tokenFor = ({ who }: Row): string => (who === "key" ? tenant.programKey : token);

type Call = Omit<ApiCall, "rows"> & { row: Row };

const calls: Call[] = API_CALLS.flatMap(({ rows, ...call }) =>
  // Ending every session ends this run's own.
  rows.filter(({ own }) => own.length > 0).map((row) => ({ ...call, row })),
);
/** Every name that some call's query knows, on every call. */
const QUERY_NAMES = [
  ...new Set(API_CALLS.flatMap(({ endpoint }) => Object.keys(endpoint.query?.shape ?? {}))),
];

const fill = (pattern: string, text: string) => pattern.replace(/\[[^\]]+\]/, text);

type Attempt = { call: Call; shot: Shot; body: HostileBody | null };

const anAttempt = (call: Call): fc.Arbitrary<Attempt> => {
  const { row, pattern, method } = call;
  // A key that was rotated is not what later calls send.
  const isEnding =
    method === "DELETE" || row.headers !== undefined || call.endpoint === apiKeyEndpoints.rotate;
  const ownId = isEnding ? randomUUID() : row.names ? tenant.ids[row.names] : "";
  const path = row.at(ownId);
  const paths = fc.oneof(
    { weight: 3, arbitrary: fc.constant(path) },
    { weight: 1, arbitrary: hostileText.map((text) => fill(pattern, text || "x")) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...QUERY_NAMES), hostileText)
        .map(([key, text]) => `${path}${path.includes("?") ? "&" : "?"}${key}=${text}`),
    },
    {
      weight: 1,
      arbitrary: hostileText.map((text) => `${path}${path.includes("?") ? "&" : "?"}limit=1&limit=${text}`),
    },
  );
  const isReading = method === "GET";
  const bodies: fc.Arbitrary<HostileBody | null> = isReading
    ? fc.constant(null)
    : hostileBody(row.body?.(ownId, tenant) ?? {});
  return fc.tuple(paths, bodies).map(([where, body]) => ({
    call,
    body,
    shot: {
      method,
      path: where,
      // Signing out would end this run's own session.
      token: row.headers ? null : tokenFor(row),
      ...(body ? { body: body.raw, headers: { "content-type": body.type ?? "application/json" } } : {}),
    },
  }));
};

/** Whether a body can't be what the call asks for, by its schema. */
function isNegative({ call, body }: Attempt): boolean {
  const schema = call.endpoint.body;
  if (!schema || !body) return false;
  if (body.type !== undefined && !/^application\/json\b/.test(body.type)) return body.raw.length > 0;
  // A mark of the byte order before JSON may be ignored (RFC 8259, 8.1), and is.
  const parsed = parseJson(new TextDecoder().decode(Buffer.from(body.raw)));
  return !schema.safeParse(parsed ?? undefined).success;
}

/** Whoever asks for the account's deletion is signed out, and all that follows here with them. */
const endsSession = (endpoint: ApiCall["endpoint"], body: unknown): boolean =>
  endpoint === privacyEndpoints.askDeletion && privacyEndpoints.askDeletion.body.safeParse(body).success;

const ALLOWED = new Set([
  200, 201, 202, 204, 302, 307, 308, 400, 401, 402, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431, 503,
]);

goal(
  {
    id: "S16",
    title: "malformed, hostile and nearly right requests to every call",
    quick: 2000,
    full: 100_000,
    minutes: 40,
  },
  async ({ count, random, note }) => {
    const seed = Math.floor(random.next() * 1e9);
    expect(Object.keys(NOTHING)).not.toHaveLength(0);
    const attempts = fc
      .sample(fc.oneof(...calls.map(anAttempt)), { numRuns: count, seed })
      .filter(({ call, body }) => !endsSession(call.endpoint, parseJson(String(body?.raw))));
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    let negative = 0;
    let shaped = 0;
    await inParallel(attempts, 12, async (attempt) => {
      const { call, shot, body } = attempt;
      const what = `${call.name} at ${shot.path.slice(0, 120)} with ${body?.type ?? ""} ${String(body?.raw).slice(0, 200)}`;
      const reply = await system.wire.send(shot).catch((error: unknown) => String(error));
      if (typeof reply === "string") {
        faults.push(`${what}: ${reply}`);
        return;
      }
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      if (!ALLOWED.has(reply.status)) faults.push(`${what}: ${reply.status}`);
      if (isNegative(attempt)) {
        negative += 1;
        if (reply.status < 300) faults.push(`${what}: taken with ${reply.status}`);
      }
      const { status, text } = reply;
      const fault = answerFault(seenAs(reply));
      if (fault) faults.push(`${what}: ${status}, ${fault}: ${text.slice(0, 200)}`);
      else shaped += 1;
    });
    note("requests", attempts.length);
    note("negative", negative);
    note("S12: answers of a closed shape", shaped);
    note(
      "statuses",
      [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, times]) => `${status}×${times}`)
        .join(" "),
    );
    expect(faults.slice(0, 20)).toEqual([]);
    expect(negative).toBeGreaterThan(count / 5);
    // Most of it as a parent: a run that lost its session would prove little.
    expect(statuses.get(401) ?? 0).toBeLessThan(count / 4);
  },
);
