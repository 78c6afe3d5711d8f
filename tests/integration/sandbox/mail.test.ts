import { Resend } from "resend";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Account } from "./sandboxed-account";
import { openAccount } from "./sandboxed-account";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

const letter = (to = "parent@example.com") => ({
  from: "Talewick <hello@talewick.example>",
  to,
  subject: "Confirm your e-mail",
  html: '<p>Welcome</p><a href="http://localhost:3000/verify-email?token=abc">Confirm</a>',
  text: "Confirm: http://localhost:3000/verify-email?token=abc",
});

const send = (key?: string, to?: string) =>
  new Resend("re_sandbox", { baseUrl: account.resendUrl }).emails.send(
    letter(to),
    key ? { idempotencyKey: key } : undefined,
  );

const received = async (query = "") =>
  (
    (await (await fetch(`${account.mailUrl}/mail.json${query}`)).json()) as {
      messages: Array<{ id: string; to: string[] }>;
    }
  ).messages;

test("what the SDK sends can be read on a page with its link", async () => {
  const { data } = await send();
  const list = await (await fetch(account.mailUrl)).text();
  expect(list).toContain("Confirm your e-mail");
  const page = await (await fetch(`${account.mailUrl}/mail/${data?.id ?? ""}`)).text();
  expect(page).toContain("verify-email?token=abc");
  expect(page).toMatch(/<iframe [^>]*sandbox="[^"]*"/);
  expect(page).not.toContain("allow-scripts");
});

test("is listed for one address, newest first", async () => {
  await send(undefined, "a@example.com");
  await send(undefined, "b@example.com");
  const last = await send(undefined, "A@example.com");
  const messages = await received("?to=a@example.com");
  expect(messages).toHaveLength(2);
  expect(messages[0]?.id).toBe(last.data?.id);
});

test("one idempotency key is one message, also eight at once", async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => send("welcome-1")));
  expect(new Set(sent.map(({ data }) => data?.id)).size).toBe(1);
  expect(await received()).toHaveLength(1);
});

test("accepts and then fails when it is told to, and the repeated key finds the message", async () => {
  await fetch(`${account.resendUrl}/_sandbox/faults`, {
    method: "POST",
    body: JSON.stringify({ status: 500, times: 1, afterwards: true }),
  });
  expect((await send("welcome-1")).error).toMatchObject({ message: "The sandbox was told to fail." });
  expect((await send("welcome-1")).error).toBeNull();
  expect(await received()).toHaveLength(1);
});

test("a message without a subject is refused as Resend does", async () => {
  const { error } = await new Resend("re_sandbox", { baseUrl: account.resendUrl }).emails.send({
    ...letter(),
    subject: "",
  });
  expect(error?.name).toBe("validation_error");
});
