import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import type { z } from "zod";
import * as accounts from "@/lib/features/accounts/contract";
import * as billing from "@/lib/features/billing/contract";
import { childInput } from "@/lib/features/children/contract";
import { contactInput } from "@/lib/features/contact/contract";
import { readingEventsInput } from "@/lib/features/reading/contract";
import { pageReportInput } from "@/lib/features/reports/contract";
import * as stories from "@/lib/features/stories/contract";
import { goal } from "@/tests/support/goal";
import { API_ROWS, NOTHING, type Row } from "@/tests/support/security/access-matrix";
import {
  ANSWER_SHAPES,
  FIELD_REFUSALS,
  OWN_REFUSALS,
  REFUSAL_SHAPE,
} from "@/tests/support/security/answer-shapes";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { hostileBody, hostileText, type HostileBody } from "@/tests/support/security/hostile-json";
import { aTenant, signInBoth, type Tenant } from "@/tests/support/security/tenant";
import { inParallel, parseJson, type Reply, type Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  system = await guardedSystem({ withPayments: true });
  tenant = await aTenant(system, "Fuzzed", "family");
  token = (await signInBoth(system, tenant.email)).bearer;
});

/** What a body has to be; whatever is not may never succeed. */
const BODIES: Record<string, z.ZodType> = {
  "POST /api/ai-books/cost-estimate": stories.costInput,
  "POST /api/ai-books/generate": stories.aiBookInput,
  "POST /api/auth/forgot-password": accounts.emailInput,
  "POST /api/auth/login": accounts.signInInput,
  "POST /api/auth/oauth2/exchange": accounts.exchangeInput,
  "POST /api/auth/register": accounts.registerInput,
  "POST /api/auth/resend-verification": accounts.resendInput,
  "POST /api/auth/reset-password": accounts.resetPasswordInput,
  "PATCH /api/books/[id]": stories.bookTitleInput,
  "POST /api/books/[id]/level": stories.bookLevelInput,
  "POST /api/books/[id]/reports": pageReportInput,
  "POST /api/books/generate": stories.bookInput,
  "POST /api/children": childInput,
  "PUT /api/children/[id]": childInput,
  "POST /api/contact": contactInput,
  "POST /api/payments/checkout-session": billing.checkoutInput,
  "POST /api/payments/customer-portal": billing.portalInput,
  "PUT /api/profile/change-password": accounts.changePasswordInput,
  "PUT /api/profile/personal-info": accounts.personalInfoInput,
  "PUT /api/profile/preferences": accounts.preferencesInput,
  "POST /api/reading-events": readingEventsInput,
};

type Call = { name: string; pattern: string; method: string; row: Row };

const calls: Call[] = Object.entries(API_ROWS).flatMap(([pattern, methods]) =>
  Object.entries(methods).flatMap(([method, rows]) =>
    rows
      // Ending every session ends this run's own.
      .filter(({ own }) => own.length > 0)
      .map((row) => ({ name: `${method} ${pattern}`, pattern, method, row })),
  ),
);

const fill = (pattern: string, text: string) => pattern.replace(/\[[^\]]+\]/, text);

type Attempt = { call: Call; shot: Shot; body: HostileBody | null };

const anAttempt = (call: Call): fc.Arbitrary<Attempt> => {
  const { row, pattern, method } = call;
  const isEnding = method === "DELETE" || row.headers !== undefined;
  const ownId = isEnding ? randomUUID() : row.names ? tenant.ids[row.names] : "";
  const path = row.at ? row.at(ownId) : fill(pattern, ownId);
  const paths = fc.oneof(
    { weight: 3, arbitrary: fc.constant(path) },
    { weight: 1, arbitrary: hostileText.map((text) => fill(pattern, text || "x")) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom("limit", "cursor", "search", "childId", "theme", "before", "token", "from"),
          hostileText,
        )
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
      token: row.headers ? null : token,
      ...(body ? { body: body.raw, headers: { "content-type": body.type ?? "application/json" } } : {}),
    },
  }));
};

/** Whether a body can't be what the call asks for, by its schema. */
function isNegative({ call, body }: Attempt): boolean {
  const schema = BODIES[call.name];
  if (!schema || !body) return false;
  if (body.type !== undefined && !/^application\/json\b/.test(body.type)) return body.raw.length > 0;
  const parsed = parseJson(body.raw.toString());
  return !schema.safeParse(parsed ?? undefined).success;
}

const ALLOWED = new Set([
  200, 201, 202, 204, 302, 307, 308, 400, 401, 402, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431, 503,
]);

function shapeFault({ call, shot }: Attempt, reply: Reply): string | null {
  if (reply.status === 204 || reply.text === "" || reply.status === 302) return null;
  if (reply.status >= 400) {
    if (OWN_REFUSALS.has(call.name)) return null;
    const isByField =
      call.name === "POST /api/books/generate" && FIELD_REFUSALS.safeParse(reply.json).success;
    return isByField || REFUSAL_SHAPE.safeParse(reply.json).success ? null : "a refusal of another shape";
  }
  const shape = ANSWER_SHAPES[call.name];
  // A hostile path may be another route's, or a page's.
  if (!shape || !shot.path.startsWith(fill(call.pattern, "").split("//")[0] ?? "") || call.row.names)
    return null;
  const parsed = shape.safeParse(reply.json);
  return parsed.success ? null : `an answer of another shape: ${parsed.error.issues[0]?.message ?? ""}`;
}

goal(
  {
    id: "S16",
    title: "malformed, hostile and nearly right requests to every call",
    quick: 5000,
    full: 100_000,
    minutes: 40,
  },
  async ({ count, random, note }) => {
    const seed = Math.floor(random.next() * 1e9);
    expect(Object.keys(NOTHING)).not.toHaveLength(0);
    const attempts = fc.sample(fc.oneof(...calls.map(anAttempt)), { numRuns: count, seed });
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
      const fault = shapeFault(attempt, reply);
      if (fault) faults.push(`${what}: ${reply.status}, ${fault}: ${reply.text.slice(0, 200)}`);
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
