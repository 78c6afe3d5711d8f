import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SandboxAddresses } from "@/sandbox/start-sandbox";
import { clientOf, newSession, payOnPage, idOf } from "./sandboxed-account";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function startProcess(stripePort = 0) {
  const options = {
    appOrigin: "http://localhost:3000",
    webhookUrl: "http://127.0.0.1:9/webhooks",
    webhookSecret: "whsec_x",
    ports: { stripe: stripePort },
    persistDir: folder,
  };
  const args = ["--import", "tsx", "sandbox/main.ts", JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    addresses: JSON.parse(line) as SandboxAddresses,
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      return (await ended)[0] as number | null;
    },
  };
}

test("prints its addresses, ends on a signal and remembers at the next start", async () => {
  const first = await startProcess();
  const session = await newSession(clientOf(first.addresses.stripeUrl));
  await payOnPage(session);
  await fetch(`${first.addresses.stripeUrl}/_sandbox/clock`, {
    method: "POST",
    body: JSON.stringify({ advanceSeconds: 3600 }),
  });
  const letter = { from: "a@example.com", to: "b@example.com", subject: "Kept", text: "x" };
  await fetch(`${first.addresses.resendUrl}/emails`, {
    method: "POST",
    headers: { authorization: "Bearer re_x", "content-type": "application/json" },
    body: JSON.stringify(letter),
  });
  expect(await first.end()).toBe(0);

  const second = await startProcess();
  const stripe = clientOf(second.addresses.stripeUrl);
  const { data } = await stripe.subscriptions.list();
  expect(data.map(({ status }) => status)).toEqual(["active"]);
  expect((await stripe.invoices.list({ customer: idOf(data[0]?.customer) })).data).toHaveLength(1);
  const clock = (await (await fetch(`${second.addresses.stripeUrl}/_sandbox/clock`)).json()) as {
    offset: number;
  };
  expect(clock.offset).toBe(3600);
  expect(await (await fetch(second.addresses.mailUrl)).text()).toContain("Kept");
  expect(await second.end()).toBe(0);
});

test("16.54: a file that is cut off is named, with what to do, in a sentence", async () => {
  await writeFile(join(folder, "stripe.json"), '{"subscriptions": {"sub_1": {"id"');
  const options = {
    appOrigin: "http://localhost:3000",
    webhookUrl: "http://127.0.0.1:9/",
    webhookSecret: "x",
  };
  const args = ["--import", "tsx", "sandbox/main.ts", JSON.stringify({ ...options, persistDir: folder })];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(said).toMatch(
    /^The sandbox can't read \S+stripe\.json: it is cut off or damaged\. Delete it to start without it\.\n$/,
  );
  expect(code).toBe(1);
});

test("a taken port moves to a free one", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  const sandbox = await startProcess(port);
  expect(Number(new URL(sandbox.addresses.stripeUrl).port)).toBeGreaterThan(port);
  await sandbox.end();
  holder.close();
});
