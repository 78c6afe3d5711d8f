import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { confirmAddress } from "@/lib/features/newsletter/confirm-address";
import { forgetWaiting } from "@/lib/features/newsletter/forget-waiting";
import { MOST_ASKS, SUBSCRIBE_DONE } from "@/lib/features/newsletter/rules";
import { sendIssue } from "@/lib/features/newsletter/send-issue";
import { subscribeAddress } from "@/lib/features/newsletter/subscribe-address";
import { unsubscribeAddress } from "@/lib/features/newsletter/unsubscribe-address";
import type { Context } from "@/lib/platform/context";
import { signedInParent, system as asSystem, visitor } from "@/tests/support/family";
import { inLanes } from "@/tests/support/in-lanes";
import { accountsSystem, linkIn, runJobs, type AccountsSystem } from "@/tests/integration/accounts/run-jobs";

const DAY = 24 * 3600 * 1000;
const POSTAL_ADDRESS = "1 Example Street, Exampleton";
const slugs = BLOG_POSTS.map(({ slug }) => slug);

let ports: AccountsSystem;
beforeAll(async () => {
  ports = await accountsSystem({ POSTAL_ADDRESS });
});
beforeEach(() => {
  ports.sent.length = 0;
});

const someone = () => `reader-${randomUUID()}@example.test`;
const at = (ctx: Context, days: number): Context => ({
  ...ctx,
  now: () => new Date(Date.now() + days * DAY),
});
const from = () => randomUUID();
const ask = (email: string, { days = 0, address = from(), website = "" } = {}) =>
  subscribeAddress(at(visitor(ports), days), { email, website, address });
const mailsTo = async (email: string) => {
  await runJobs(ports);
  return ports.sent.filter(({ to }) => to === email);
};
const confirm = async (email: string) => {
  await mailsTo(email);
  const token = linkIn(ports, email, "/newsletter/confirm").searchParams.get("token") ?? "";
  await confirmAddress(visitor(ports), token);
  return token;
};
const subscribed = async () => {
  const email = someone();
  await ask(email);
  await confirm(email);
  return email;
};
const tokenOf = async (email: string) =>
  (await ports.db.newsletterSubscriber.findUniqueOrThrow({ where: { email } })).unsubscribeToken;

describe("asking for the newsletter", () => {
  test("mails a link and nothing else until it is pressed", async () => {
    const email = someone();
    await expect(ask(email)).resolves.toEqual({ message: SUBSCRIBE_DONE });
    expect(await mailsTo(email)).toMatchObject([{ subject: "Please confirm your subscription" }]);
    await sendIssue(asSystem(ports), slugs[0] ?? "");
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("for somebody else, a hundred times at once and from everywhere, mails once", async () => {
    const email = someone();
    const answers = await inLanes(20, Array.from({ length: 100 }), () => ask(email));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set([SUBSCRIBE_DONE]));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("for somebody else, every day for a month, mails three times", async () => {
    const email = someone();
    for (let days = 0; days < 29; days += 1) await ask(email, { days });
    expect(await mailsTo(email)).toHaveLength(MOST_ASKS);
  });

  test("for somebody who is subscribed mails nothing", async () => {
    const email = await subscribed();
    await ask(email, { days: 3 });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("is counted by who asks, too", async () => {
    const address = from();
    const tries = await Promise.allSettled(Array.from({ length: 14 }, () => ask(someone(), { address })));
    expect(tries.filter(({ status }) => status === "rejected")).toHaveLength(4);
  });

  test("by a program that fills in everything does nothing and says so to nobody", async () => {
    const email = someone();
    await expect(ask(email, { website: "https://spam.example" })).resolves.toEqual({
      message: SUBSCRIBE_DONE,
    });
    expect(await mailsTo(email)).toEqual([]);
    expect(await ports.db.newsletterSubscriber.count({ where: { email } })).toBe(0);
  });
});

describe("the link of the mail", () => {
  test("may be pressed again, and an older one no longer works", async () => {
    const email = someone();
    await ask(email);
    await mailsTo(email);
    const old = linkIn(ports, email, "/newsletter/confirm").searchParams.get("token") ?? "";
    await ask(email, { days: 2 });
    await expect(confirmAddress(visitor(ports), old)).rejects.toMatchObject({ code: "VALIDATION" });
    const token = await confirm(email);
    await expect(confirmAddress(visitor(ports), token)).resolves.toBeDefined();
  });

  test("is forgotten with its address after a month", async () => {
    const email = someone();
    await ask(email);
    const kept = await subscribed();
    await forgetWaiting(at(asSystem(ports), 31));
    const left = await ports.db.newsletterSubscriber.findMany({ where: { email: { in: [email, kept] } } });
    expect(left.map((one) => one.email)).toEqual([kept]);
  });
});

describe("an issue", () => {
  test("reaches each subscriber once, with the one-click header, however often it is sent", async () => {
    const email = await subscribed();
    const slug = slugs[1] ?? "";
    const runs = await Promise.allSettled([1, 2, 3].map(() => sendIssue(asSystem(ports), slug)));
    expect(runs.some(({ status }) => status === "fulfilled")).toBe(true);
    const issues = (await mailsTo(email)).slice(1);
    expect(issues).toHaveLength(1);
    const token = await tokenOf(email);
    expect(issues[0]?.headers).toEqual({
      "List-Unsubscribe": `<${ports.config.APP_URL}/api/newsletter/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(issues[0]?.text).toContain(POSTAL_ADDRESS);
    await expect(sendIssue(asSystem(ports), slug)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("that was cut off goes on, and not to who came later", async () => {
    const early = await subscribed();
    const slug = slugs[2] ?? "";
    const broken = { ...asSystem(ports) };
    broken.jobs = { ...ports.jobs, enqueue: () => Promise.reject(new Error("cut off")) };
    await expect(sendIssue(broken, slug)).rejects.toThrow("cut off");
    const late = await subscribed();
    await sendIssue(asSystem(ports), slug);
    expect(await mailsTo(early)).toHaveLength(2);
    expect(await mailsTo(late)).toHaveLength(1);
  });

  test("goes to parents who want news, until they no longer do", async () => {
    const parent = await signedInParent(ports, { email: someone() });
    const email = (await ports.db.parent.findUniqueOrThrow({ where: { id: parent.parentId } })).email;
    const want = (marketingEmails: boolean) =>
      ports.db.parent.update({ where: { id: parent.parentId }, data: { marketingEmails } });
    await want(true);
    await sendIssue(asSystem(ports), slugs[3] ?? "");
    await want(false);
    await sendIssue(asSystem(ports), slugs[4] ?? "");
    expect(await mailsTo(email)).toHaveLength(1);
    // "Off stops the two below as well."
    const data = { marketingEmails: true, emailNotifications: false };
    await ports.db.parent.update({ where: { id: parent.parentId }, data });
    await sendIssue(asSystem(ports), slugs[7] ?? "");
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("of no post, or without a postal address, is refused", async () => {
    await expect(sendIssue(asSystem(ports), "no-such-post")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { POSTAL_ADDRESS: _, ...config } = ports.config;
    await expect(sendIssue({ ...asSystem(ports), config }, slugs[5] ?? "")).rejects.toThrow("POSTAL_ADDRESS");
  });
});

describe("leaving", () => {
  test("forgets the address, takes back what waits, and switches the setting off", async () => {
    const parent = await signedInParent(ports, { email: someone() });
    const { email } = await ports.db.parent.update({
      where: { id: parent.parentId },
      data: { marketingEmails: true },
    });
    await sendIssue(asSystem(ports), slugs[6] ?? "");
    const token = await tokenOf(email);
    await unsubscribeAddress(visitor(ports), token);
    expect(await mailsTo(email)).toEqual([]);
    expect(await ports.db.newsletterSubscriber.count({ where: { email } })).toBe(0);
    const { marketingEmails } = await ports.db.parent.findUniqueOrThrow({ where: { id: parent.parentId } });
    expect(marketingEmails).toBe(false);
    await expect(unsubscribeAddress(visitor(ports), token)).resolves.toBeDefined();
  });
});
