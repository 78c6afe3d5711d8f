import { beforeAll, describe, expect, test } from "vitest";
import { renderTemplate } from "@/emails/render-template";
import { contactInput } from "@/lib/features/contact/contract";
import { forgetMessages } from "@/lib/features/contact/forget-messages";
import { sendMessage } from "@/lib/features/contact/send-message";
import { system as asSystem, visitor } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const SUPPORT = "help@talewick.test";
const form = (overrides: Record<string, unknown> = {}) =>
  contactInput.parse({
    name: "Robin Hale",
    email: "robin@example.test",
    subject: "A question about levels",
    category: "content",
    message: "Which level suits my child?",
    ...overrides,
  });

let ports: TestSystem;
beforeAll(async () => {
  ports = await workerDatabase({ SUPPORT_EMAIL: SUPPORT });
});

const send = (address: string, overrides: Record<string, unknown> = {}) =>
  sendMessage(visitor(ports), { ...form(overrides), address });
const stored = (subject: string) => ports.db.contactMessage.findMany({ where: { subject } });

describe("a message from the contact form", () => {
  test("is kept and goes to support in the same transaction", async () => {
    await expect(send("203.0.113.1")).resolves.toEqual({
      message: "Message sent successfully!",
      ticket: expect.stringMatching(/^TW-[2-9A-Z]{7}$/) as string,
    });

    const [message] = await stored("A question about levels");
    expect(message).toMatchObject({ name: "Robin Hale", email: "robin@example.test", category: "content" });
    const mails = await ports.db.outboxMessage.findMany({
      where: { idempotencyKey: `contact:${message?.id ?? ""}` },
    });
    expect(mails).toMatchObject([{ template: "contact-message", recipient: SUPPORT }]);
    expect(mails[0]?.props).toMatchObject({
      category: "Stories and content",
      message: "Which level suits my child?",
    });
  });

  test("has a ticket in the row and in the mail, whose answer goes to who wrote", async () => {
    const subject = "Where is my ticket?";
    const { ticket } = await send("203.0.113.8", { subject });
    expect(await stored(subject)).toMatchObject([{ ticket }]);
    const mail = await ports.db.outboxMessage.findFirstOrThrow({
      where: { props: { path: ["ticket"], equals: ticket } },
    });
    const frame = { appUrl: ports.config.APP_URL, supportEmail: SUPPORT };
    const rendered = await renderTemplate(mail.template, mail.props, frame);
    expect(rendered.replyTo).toBe("robin@example.test");
    expect(rendered.subject).toBe(`[${ticket}] [Stories and content] ${subject}`);
  });

  test("of a program that fills in everything is thrown away, and it is told nothing", async () => {
    const subject = "Cheap watches";
    const answer = await send("203.0.113.9", { subject, website: "https://spam.example" });
    expect(answer.message).toBe("Message sent successfully!");
    expect(await stored(subject)).toEqual([]);
  });

  test("never mails the address that was typed", async () => {
    const email = "somebody-else@example.test";
    await send("203.0.113.2", { email });
    expect(await ports.db.outboxMessage.count({ where: { recipient: email } })).toBe(0);
  });

  test("is not kept when its e-mail can't be queued", async () => {
    const ctx = visitor(ports);
    const jobs = { ...ctx.jobs, enqueue: () => Promise.reject(new Error("the queue is away")) };
    const subject = "Half a message";
    await expect(
      sendMessage({ ...ctx, jobs }, { ...form({ subject }), address: "203.0.113.3" }),
    ).rejects.toThrow("the queue is away");
    expect(await stored(subject)).toEqual([]);
  });

  test("is taken five times an hour from one address, however many arrive at once", async () => {
    const subject = "Once more";
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => send("203.0.113.4", { subject })),
    );
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(7);
    for (const reason of refused) expect(reason).toMatchObject({ code: "RATE_LIMITED" });
    expect(await stored(subject)).toHaveLength(5);
    await expect(send("203.0.113.5", { subject })).resolves.toBeDefined();
  });
});

test("messages older than a year are dropped, younger ones stay", async () => {
  const now = new Date("2026-06-01T00:00:00Z");
  const at = (createdAt: string) =>
    ports.db.contactMessage.create({
      data: { ...form({ subject: "Kept or not" }), createdAt: new Date(createdAt) },
    });
  await at("2025-05-31T23:59:59Z");
  const young = await at("2025-06-01T00:00:01Z");

  await forgetMessages({ ...asSystem(ports), now: () => now });

  expect((await stored("Kept or not")).map(({ id }) => id)).toEqual([young.id]);
});
