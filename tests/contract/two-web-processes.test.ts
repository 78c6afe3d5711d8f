import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startChild, type Child } from "@/scripts/local/child-process";
import { claimPort } from "@/scripts/local/free-port";
import { GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import type { RunningSystem } from "@/scripts/local/system";
import { waitUntilReady } from "@/scripts/local/wait-until-ready";
import {
  apiClient,
  cookiesOf,
  linkInMail,
  newParent,
  registeredParent,
  type ApiClient,
} from "@/tests/support/http-client";
import { choosePerson } from "@/tests/support/provider-page";
import { startTestSystem } from "@/tests/support/start-test-system";
import type { TestAddresses } from "@/tests/support/test-system";

let running: RunningSystem;
let second: Child;
let system: TestAddresses;
/** A visitor at either process, in turn. */
let doors: [ApiClient, ApiClient];

beforeAll(async () => {
  running = await startTestSystem({ env: { RATE_LIMITS: "on" } });
  system = running.addresses as TestAddresses;
  const port = await claimPort();
  second = startChild({
    name: "second web",
    args: ["dist/web.mjs"],
    env: { ...running.env, PORT: String(port) },
    onOutput: (line) => process.stderr.write(`[second web] ${line}\n`),
  });
  await waitUntilReady(`http://127.0.0.1:${port}/api/ready`, second.ended);
  doors = [apiClient(system.app), apiClient(`http://127.0.0.1:${port}`)];
});
afterAll(async () => {
  await second.stop();
  await running.stop();
});

const door = (turn: number): ApiClient => (turn % 2 === 0 ? doors[0] : doors[1]);
/** The same bearer token at the other process. */
const at = (turn: number, token: string | null): ApiClient => ({ ...door(turn), token });
const eightTimes = <T>(work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, turn) => work(turn)));

describe("two web processes on one database", () => {
  test("share sessions: opened at one, good at the other, ended for both", async () => {
    const parent = await registeredParent(system);
    expect((await at(1, parent.token).call("GET", "/api/auth/sessions")).status).toBe(200);
    expect((await at(1, parent.token).call("POST", "/api/auth/logout")).status).toBe(200);
    expect((await at(0, parent.token).call("GET", "/api/auth/sessions")).status).toBe(401);
  });

  test("count failures together", async () => {
    const body = { email: `nobody-${randomUUID()}@example.test`, password: "a wrong guess" };
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await door(turn).call("POST", "/api/auth/login", body)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const late = await door(0).call("POST", "/api/auth/login", body);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("redeem a reset link once, however many ask at either at the same moment", async () => {
    const { parent } = await registeredParent(system);
    await door(1).call("POST", "/api/auth/forgot-password", { email: parent.email });
    const link = new URL(await linkInMail(system.mail, parent.email, "/reset-password/"));
    const token = link.pathname.split("/").at(-1) ?? "";
    const answers = await eightTimes((turn) =>
      door(turn).call("POST", "/api/auth/reset-password", { token, password: `Candle-light-${turn}` }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  test("make one account of one link that is opened at both", async () => {
    const parent = newParent();
    await door(0).call("POST", "/api/auth/register", parent);
    const link = new URL(await linkInMail(system.mail, parent.email, "/verify-email"));
    const verified = await eightTimes((turn) =>
      door(turn).call("GET", `/api/auth/verify-email${link.search}`),
    );
    expect(verified.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const { email, password } = parent;
    expect((await door(1).call("POST", "/api/auth/login", { email, password })).status).toBe(200);
  });

  test("carry a sign-in at a provider from one to the other, and take its code once", async () => {
    const begun = await door(0).call("GET", "/api/auth/oauth2/authorize/google");
    const callback = await choosePerson(begun.headers.get("location") ?? "", GOOGLE_PEOPLE[0]?.email ?? "");
    const ownBrowser = { cookie: cookiesOf(begun) };
    const back = await door(1).call("GET", callback.pathname + callback.search, undefined, ownBrowser);
    const landing = new URL(back.headers.get("location") ?? "");
    expect(landing.pathname).toBe("/oauth2/callback");

    const body = { token: landing.searchParams.get("token") };
    const exchange = (turn: number, headers = {}) =>
      door(turn).call("POST", "/api/auth/oauth2/exchange", body, headers);
    expect((await exchange(0)).status).toBe(401);
    const answers = await eightTimes((turn) => exchange(turn, ownBrowser));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
  });
});
