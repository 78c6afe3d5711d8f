import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { detailsOf, guardedClient, refusalOf } from "@/tests/support/guarded-client";
import { mailTo, type Mail } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";

const system = testSystem();
const visitor = guardedClient(system.app);
const PATH = "/api/contact";

let support: string;
beforeAll(async () => {
  const { status, json } = await visitor.call<{ email: string }>("GET", PATH);
  expect(status).toBe(200);
  support = json.email;
  expect(support).toMatch(/^\S+@\S+$/);
});

const filled = (overrides: Record<string, unknown> = {}) => ({
  name: "Robin Hale",
  email: "robin@example.test",
  subject: `A question ${randomUUID()}`,
  category: "content",
  message: "Which level suits my child?",
  ...overrides,
});

const arrived = (mark: string): Promise<Mail> =>
  until(
    `a mail about ${mark}`,
    async () =>
      (await mailTo(system.mail, support)).find(({ subject, text }) =>
        `${subject}\n${text}`.includes(mark),
      ) ?? null,
  );

describe("a message", () => {
  test("is answered in the specification's words and reaches support, and nobody else", async () => {
    const email = `visitor-${randomUUID()}@example.test`;
    const form = filled({ email });
    const answer = await visitor.call("POST", PATH, form);
    expect([answer.status, answer.json]).toEqual([
      201,
      { message: "Message sent successfully!", ticket: expect.any(String) as string },
    ]);
    const mail = await arrived(form.subject);
    expect(mail.to).toEqual([support]);
    expect(mail.text).toContain(email);
    expect(mail.text).toContain("Which level suits my child?");
    expect(await mailTo(system.mail, email)).toEqual([]);
  });

  test("with tags, marks and any script's letters arrives as it was typed, and as text", async () => {
    const mark = randomUUID();
    const message = `${mark} <img src=x onerror=alert(1)> O'Neill ליאור 🦊 '; DROP TABLE contact_messages;--`;
    const name = "Zoë D'Arcy <b>";
    const { status } = await visitor.call("POST", PATH, filled({ message, name }));
    expect(status).toBe(201);
    const mail = await arrived(mark);
    expect(mail.html).not.toContain("<img src=x");
    expect(mail.html).toContain("&lt;img src=x");
    expect(mail.text).toContain("ליאור 🦊");
  });

  test("can't add headers or receivers to the mail", async () => {
    const mark = randomUUID();
    const victim = `victim-${mark}@example.test`;
    const subject = `Hello ${mark}\r\nBcc: ${victim}`;
    expect((await visitor.call("POST", PATH, filled({ subject }))).status).toBe(201);
    const mail = await arrived(mark);
    expect(mail.to).toEqual([support]);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(await mailTo(system.mail, victim)).toEqual([]);
  });

  test("takes the longest of everything", async () => {
    const longest = { name: "n".repeat(100), subject: "s".repeat(150), message: "é".repeat(5000) };
    expect((await visitor.call("POST", PATH, filled(longest))).status).toBe(201);
  });
});

describe("a wrong form", () => {
  test("names every field that is missing", async () => {
    const answer = await visitor.call("POST", PATH, {});
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(detailsOf(answer)).toEqual({
      name: "Name required",
      email: "Email required",
      subject: "Subject required",
      message: "Message required",
    });
  });

  test.each([
    ["name", " \u00a0 "],
    ["name", "n".repeat(101)],
    ["name", "a\u0000b"],
    ["name", { first: "Robin" }],
    ["email", "robin"],
    ["email", "a@example.test,b@example.test"],
    ["email", "a@example.test\r\nBcc: b@example.test"],
    ["email", ["a@example.test"]],
    ["subject", "\n\t"],
    ["subject", "s".repeat(151)],
    ["subject", null],
    ["category", "sales"],
    ["category", "__proto__"],
    ["message", ""],
    ["message", "m".repeat(5001)],
    ["message", "half \ud83e"],
  ])("with the %s %j is refused by field", async (field, value) => {
    const answer = await visitor.call("POST", PATH, filled({ [field]: value }));
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(Object.keys(detailsOf(answer))).toEqual([field]);
  });

  test("of a megabyte is refused before it is read", async () => {
    const answer = await visitor.call("POST", PATH, filled({ message: "m".repeat(1024 * 1024) }));
    expect(refusalOf(answer)).toMatchObject({ status: 413, code: "TOO_LARGE" });
  });

  test("from another site's page is refused", async () => {
    const answer = await visitor.call("POST", PATH, filled(), { "sec-fetch-site": "cross-site" });
    expect(refusalOf(answer)).toMatchObject({ status: 403, code: "FORBIDDEN" });
  });

  test("sent as a form is refused", async () => {
    const answer = await visitor.call("POST", PATH, new FormData());
    expect(refusalOf(answer)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA" });
  });
});
