import { beforeAll, expect, it } from "vitest";
import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import { API_CALLS, type ApiCall, type Row } from "@/tests/support/security/access-matrix";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { aTenant, signInBoth, type Tenant } from "@/tests/support/security/tenant";
import { inParallel, type Shot } from "@/tests/support/security/wire";
import {
  FORM_TYPE,
  wrongBodies,
  wrongForms,
  wrongPaths,
  wrongQueries,
} from "@/tests/support/security/wrong-parts";

let system: GuardedSystem;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  system = await guardedSystem({ withPayments: true });
  tenant = await aTenant(system, "Wronged", "family");
  token = (await signInBoth(system, tenant.email)).bearer;
});

const tokenFor = ({ who }: Row): string => (who === "key" ? tenant.programKey : token);

type Call = Omit<ApiCall, "rows"> & { row: Row };

/** Each as its owner may ask it: what is wrong about a call doesn't hang on whose records it names. */
const calls: Call[] = API_CALLS.flatMap(({ rows, ...call }) => {
  const row = rows.find(({ own }) => own.length > 0) ?? rows[0];
  return row ? [{ ...call, row }] : [];
});

/** What nobody may try with success, such as ending this run's own session, is tried only where it's wrong. */
const mayBeTaken = ({ own }: Row): boolean => own.length > 0;

type Try = { endpoint: Endpoint; shot: Shot; what: string; refusedWith: number[] | null };

/** Whoever asks for the account's deletion is signed out, and all that follows here with them. */
const endsSession = (endpoint: Endpoint, body: unknown): boolean =>
  endpoint === privacyEndpoints.askDeletion && privacyEndpoints.askDeletion.body.safeParse(body).success;

const idOf = ({ names }: Row): string => (names ? tenant.ids[names] : "");

/** Each is refused where its schema says so, and whatever it says the answer is one that the table knows. */
async function sendAll(tries: readonly Try[]): Promise<void> {
  const faults: string[] = [];
  const [wrong, refused] = [new Set<Endpoint>(), new Set<Endpoint>()];
  await inParallel(tries, 8, async ({ endpoint, shot, what, refusedWith }) => {
    // An answer of another shape, a fault of ours and a missing header reject by themselves.
    const reply = await system.wire.send(shot).catch((error: unknown) => String(error));
    const said = `${endpoint.method} ${endpoint.path}, ${what.slice(0, 200)}`;
    if (refusedWith) wrong.add(endpoint);
    if (typeof reply === "string") faults.push(`${said}: ${reply}`);
    else if (refusedWith?.includes(reply.status)) refused.add(endpoint);
    // Who has used up a limit is told so before anybody reads what was sent.
    else if (refusedWith && reply.status !== 429) faults.push(`${said}: ${reply.status}, though it is wrong`);
    else if (reply.status >= 500 && reply.status !== 503) faults.push(`${said}: ${reply.status}`);
  });
  expect(faults.slice(0, 20)).toEqual([]);
  // A call at its limit proves nothing about what it was sent.
  expect([...wrong].filter((endpoint) => !refused.has(endpoint)).map(({ path }) => path)).toEqual([]);
}

/** Calls that have such a part, and of which nothing was tried. */
const untried = (tries: readonly Try[], hasPart: (endpoint: Endpoint) => boolean): string[] =>
  API_CALLS.filter(
    ({ endpoint }) => hasPart(endpoint) && !tries.some((one) => one.endpoint === endpoint),
  ).map(({ name }) => name);

it("every body without each part, with each of a wrong type, and with more", async () => {
  const tries = calls.flatMap(({ endpoint, row, method }) => {
    const { body: schema } = endpoint;
    if (!schema) return [];
    const good = (row.body?.(idOf(row), tenant) ?? {}) as Record<string, unknown>;
    return wrongBodies(schema, good)
      .filter((body) => !endsSession(endpoint, body))
      .filter((body) => mayBeTaken(row) || !schema.safeParse(body).success)
      .map((body): Try => {
        // As JSON, also where it is a bare string.
        const text = JSON.stringify(body);
        const refusedWith = schema.safeParse(body).success ? null : [400];
        const shot = { method, path: row.at(idOf(row)), token: tokenFor(row), body: text };
        return { endpoint, shot, what: text, refusedWith };
      });
  });
  expect(untried(tries, ({ body }) => body !== undefined)).toEqual([]);
  await sendAll(tries);
});

it("every query with each part wrong, twice, and with more", async () => {
  const tries = calls.flatMap(({ endpoint, row, method }) => {
    if (!endpoint.query) return [];
    const body = endpoint.body && row.body?.(idOf(row), tenant);
    return (
      wrongQueries(endpoint.query, row.at(idOf(row)))
        // What is sent with a good body would be done.
        .filter(({ isWrong }) => isWrong || (mayBeTaken(row) && !body))
        .map(({ path, isWrong }): Try => {
          const refusedWith = isWrong ? [400] : null;
          const shot = { method, path, token: tokenFor(row), ...(body ? { body } : {}) };
          return { endpoint, shot, what: path, refusedWith };
        })
    );
  });
  expect(untried(tries, ({ query }) => query !== undefined)).toEqual([]);
  await sendAll(tries);
});

it("every path that names what can't be a name", async () => {
  const tries = calls.flatMap(({ endpoint, row, method }) =>
    wrongPaths(endpoint)
      .filter(({ isWrong }) => isWrong || mayBeTaken(row))
      .map(({ path, isWrong }): Try => {
        // The front server refuses what no file could be called.
        const refusedWith = isWrong ? [400, 404] : null;
        return { endpoint, shot: { method, path, token: tokenFor(row) }, what: path, refusedWith };
      }),
  );
  expect(untried(tries, ({ params }) => params !== undefined)).toEqual([]);
  await sendAll(tries);
});

it("every form without its file, with two, cut off, and with wrong fields", async () => {
  const tries = calls.flatMap(({ endpoint, row, method }) =>
    !endpoint.form
      ? []
      : wrongForms(endpoint.form).map((body): Try => {
          const headers = { "content-type": FORM_TYPE };
          const shot = { method, path: row.at(idOf(row)), token: tokenFor(row), headers, body };
          // None of these files is a picture, a sound or a document.
          return { endpoint, shot, what: body.toString().slice(0, 200), refusedWith: [400, 415] };
        }),
  );
  expect(untried(tries, ({ form }) => form !== undefined)).toEqual([]);
  await sendAll(tries);
});
