import { startChild } from "@/scripts/local/child-process";
import { freePort } from "@/scripts/local/free-port";
import type { RunningSystem } from "@/scripts/local/system";
import { waitUntilReady } from "@/scripts/local/wait-until-ready";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { registeredParent, type NewParent } from "@/tests/support/http-client";
import type { TestAddresses } from "@/tests/support/test-system";
import { atLeast, atMost, plain, type Figure } from "./figure";
import { load, type Load } from "./load";

const SECONDS = 6;
/** Nobody signs in many times a second; a crowd does. */
const PARENTS = 24;

/** What one hash after the other allows on this machine in this minute, with nothing else to do. */
async function hashesPerSecond(): Promise<number> {
  const end = performance.now() + 2_000;
  let count = 0;
  for (; performance.now() < end; count += 1) await hashPassword(`candle light ${count}`);
  return count / 2;
}

/** Another web process on the same database. */
async function startSecondWeb({ env }: RunningSystem, app: string) {
  const port = await freePort(Number(new URL(app).port) + 30);
  const child = startChild({
    name: "second web",
    args: ["dist/web.mjs"],
    env: { ...env, PORT: String(port) },
    onOutput: (line) => process.stderr.write(`[second web] ${line}\n`),
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${address}/api/ready`, child.ended);
  return { address, stop: () => child.stop() };
}

/** Sign-ins as fast as they go, and what is left of the landing page meanwhile. */
export async function benchSignIn(running: RunningSystem, system: TestAddresses): Promise<Figure[]> {
  const parents: NewParent[] = [];
  for (let count = 0; count < PARENTS; count += 1) parents.push((await registeredParent(system)).parent);
  const signIns = (connections: number, app = system.app): Promise<Load> =>
    load({
      url: `${app}/api/auth/login`,
      connections,
      seconds: SECONDS,
      method: "POST",
      headers: { "content-type": "application/json" },
      bodies: parents.map(({ email, password }) => JSON.stringify({ email, password })),
    });
  const landing = () => load({ url: system.app, connections: 20, seconds: SECONDS });

  const hashes = await hashesPerSecond();
  await signIns(2);
  const alone = await signIns(8);
  const calm = await landing();
  const [, flooded] = await Promise.all([signIns(40), landing()]);
  const second = await startSecondWeb(running, system.app);
  await signIns(2, second.address);
  const both = await Promise.all([signIns(8), signIns(8, second.address)]);
  await second.stop();
  return [
    plain("argon2id alone, one after the other: hashes a second", hashes, "/s"),
    atLeast("sign-in: a second", alone.perSecond, "/s", 80),
    // 80 of the 200 hashes a second that the goal was set by.
    atLeast("sign-in: share of the hashes", alone.perSecond / hashes, "", 0.4),
    plain("sign-in: p99 at 8 connections", alone.p99, "ms"),
    atMost("sign-in: failed requests", alone.failed, "", 0),
    plain("sign-in: a second, two web processes", both[0].perSecond + both[1].perSecond, "/s"),
    atMost("sign-in: failed requests, two web processes", both[0].failed + both[1].failed, "", 0),
    plain("landing: requests a second", calm.perSecond, "/s"),
    plain("landing during a flood of sign-ins: requests a second", flooded.perSecond, "/s"),
    atLeast("landing during a flood: share of its rate", flooded.perSecond / calm.perSecond, "", 0.33),
    atMost("landing during a flood: failed requests", flooded.failed, "", 0),
  ];
}
