import { expect, test } from "vitest";
import { mailResetLinkJob } from "@/lib/features/accounts/job-names";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { askDeletion } from "@/lib/features/privacy/ask-deletion";
import { eraseAccount } from "@/lib/features/privacy/erase-account";
import { runJobs } from "@/tests/integration/accounts/run-jobs";
import { system } from "@/tests/support/family";
import { paymentWorld } from "@/tests/support/payment-world";
import { aFamilyOfWords, Canaries, daysFromNow, filesOf, findInDatabase, watched } from "./leaving-family";

const home = paymentWorld();

test("P1: of a deleted account no word is left, in any table, file, log line, later e-mail or at the provider", async () => {
  const world = home.current;
  const ports = watched(world.ports);
  const canaries = new Canaries();
  const family = await aFamilyOfWords(ports, canaries, async (ctx) =>
    confirmCheckout(ctx, { id: await world.buy(ctx, "family") }),
  );
  const neighbour = await aFamilyOfWords(ports, new Canaries());
  const words = [...canaries.all, family.parentId];
  expect(words.length).toBeGreaterThanOrEqual(40);
  const before = await findInDatabase(ports, words);
  expect(new Set(before.map((hit) => hit.split(": ")[1])).size).toBe(words.length);
  const filesBefore = (await filesOf(ports)).length;

  await askDeletion(family.ctx);
  await ports.jobs.enqueue(ports.db, mailResetLinkJob, { email: family.email, ask: "again" });
  const mailed = ports.sent.length;
  await eraseAccount(daysFromNow(ports, 8), { parentId: family.parentId });
  await runJobs(ports);

  const left = await findInDatabase(ports, canaries.all);
  expect(left).toEqual([]);
  // Who asked for what stays in the record of changes, by an id that names nobody any more, and beside what waits for its seal.
  const byId = await findInDatabase(ports, [family.parentId]);
  expect(byId.map((hit) => hit.split(": ")[0])).toEqual(["public.audit_log", "public.audit_unsealed"]);
  const theirs = await ports.db.storedFile.count({ where: { parentId: neighbour.parentId } });
  const files = await filesOf(ports);
  expect(files).toHaveLength(theirs);
  expect(filesBefore).toBeGreaterThan(theirs);
  const isIn = (text: string) =>
    canaries.all.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  for (const bytes of files) expect(isIn(bytes.toString("latin1"))).toEqual([]);
  expect(isIn(ports.logged.join("\n"))).toEqual([]);
  // Bills and payments stay with the provider as they were made out, as the law asks for: with the address, and no more.
  const { customers, paymentMethods, subscriptions, ...payments } = await world.truth();
  expect(isIn(JSON.stringify({ customers, subscriptions }))).toEqual([]);
  const inAddress = canaries.all.filter((word) => family.email.includes(word.toLowerCase()));
  expect(
    isIn(JSON.stringify({ paymentMethods, payments })).filter((word) => !inAddress.includes(word)),
  ).toEqual([]);

  const last = ports.sent.slice(mailed).filter(({ to }) => to === family.email);
  expect(last.map(({ subject }) => subject)).toEqual(["Your Talewick account is deleted"]);
  for (const { to: _to, ...message } of last) expect(isIn(JSON.stringify(message))).toEqual([]);
  expect(await checkInvariants(system(ports))).toEqual([]);
});
