import { createHmac, randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { DeliveryView, NewWebhookView, WebhookView } from "@/lib/features/webhooks/contract";
import { detailsOf, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { hookReceiver } from "@/tests/support/hook-receiver";
import { addChild, bookBody, finishedStory, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";

const system = testSystem();
const PATH = "/api/api-webhooks";

const open: { close: () => void }[] = [];
afterAll(() => {
  for (const one of open) one.close();
});

async function addHook(owner: ApiClient, answer?: (count: number) => number) {
  const receiver = await hookReceiver(answer);
  open.push(receiver);
  const made = await owner.call<NewWebhookView>("POST", PATH, { url: receiver.url });
  expect(made.status).toBe(201);
  return { receiver, ...made.json, one: `${PATH}/${made.json.webhook.id}` };
}

const isSigned = (secret: string, headers: Record<string, string>, body: string) => {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"] ?? ""}.${headers["webhook-timestamp"] ?? ""}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
};

test("14.7: a finished story is told to the program, signed, and the log says so", async () => {
  const owner = await guardedParent(system);
  const child = await addChild(owner, { name: "Quillon" });
  const { receiver, secret, webhook, one } = await addHook(owner);
  const ended = await finishedStory(owner, bookBody(child.id, { title: "Quillon and the Tide" }));
  const told = await until("the program to be told", () => receiver.received[0] ?? null);
  expect(isSigned(secret, told.headers, told.body)).toBe(true);
  expect(JSON.parse(told.body)).toEqual({
    type: "story.finished",
    timestamp: expect.any(String) as string,
    data: { storyId: ended.bookId, orderId: ended.id },
  });
  expect(told.body).not.toContain("Quillon");
  const [entry] = await until("the log", async () => {
    const { json } = await owner.call<DeliveryView[]>("GET", `${one}/deliveries`);
    return json[0]?.status === "delivered" ? json : null;
  });
  expect(entry).toMatchObject({ id: told.headers["webhook-id"], tries: 1, answered: 204 });

  const again = await owner.call<DeliveryView>("POST", `${one}/deliveries/${entry?.id ?? ""}/again`);
  expect(again.status).toBe(202);
  const second = await until("the second sending", () => receiver.received[1] ?? null);
  expect([second.headers["webhook-id"], second.body]).toEqual([told.headers["webhook-id"], told.body]);

  const rotated = await owner.call<NewWebhookView>("POST", `${one}/rotate`);
  expect((await owner.call<DeliveryView>("POST", `${one}/test`)).status).toBe(202);
  const third = await until("the test event", () => receiver.received[2] ?? null);
  expect(isSigned(secret, third.headers, third.body)).toBe(false);
  expect(isSigned(rotated.json.secret, third.headers, third.body)).toBe(true);
  const listed = await owner.call<WebhookView[]>("GET", PATH);
  expect(listed.json).toMatchObject([{ id: webhook.id, url: receiver.url, offSince: null }]);
  expect(listed.text).not.toContain("whsec_");
  expect((await owner.call("PUT", one, { isOn: true })).status).toBe(200);
  expect((await owner.call("DELETE", one)).status).toBe(204);
  expect(refusalOf(await owner.call("POST", `${one}/test`)).status).toBe(404);
});

test("14: webhooks that are no addresses of the public internet, too many, or another's", async () => {
  const owner = await guardedParent(system);
  for (const url of [
    "",
    "nothing",
    "http://example.com/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://[::ffff:169.254.169.254]/",
    "https://localhost/",
    "https://user@example.com/",
    "https://example.com:6379/",
    `https://example.com/${"x".repeat(2_100)}`,
  ]) {
    const refused = await owner.call("POST", PATH, { url });
    expect([refused.status, Object.keys(detailsOf(refused))], url).toEqual([400, ["url"]]);
  }
  expect((await owner.call<WebhookView[]>("GET", PATH)).json).toEqual([]);
  for (let n = 0; n < 5; n += 1)
    expect((await owner.call("POST", PATH, { url: `https://example.com/${n}` })).status).toBe(201);
  const sixth = await owner.call("POST", PATH, { url: "https://example.com/6" });
  expect(refusalOf(sixth)).toMatchObject({ status: 409, code: "LIMIT_REACHED" });

  const stranger = await guardedParent(system);
  const { one } = await addHook(stranger);
  for (const [method, path, body] of [
    ["DELETE", one, undefined],
    ["PUT", one, { isOn: true }],
    ["POST", `${one}/rotate`, undefined],
    ["POST", `${one}/test`, undefined],
    ["GET", `${one}/deliveries`, undefined],
    ["POST", `${one}/deliveries/${randomUUID()}/again`, undefined],
  ] as const)
    expect(refusalOf(await owner.call(method, path, body)).status).toBe(404);
});
