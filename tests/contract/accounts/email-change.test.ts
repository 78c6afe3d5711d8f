import { expect, test } from "vitest";
import { linkInMail, registeredParent } from "@/tests/support/http-client";
import { anybody, nobody, post, refused, system } from "./calls";

const ASK = "/api/profile/email-change";
const LINK = "/api/auth/email-change";

const tokenIn = async (address: string) =>
  new URL(await linkInMail(system.mail, address, "/confirm-email")).searchParams.get("token") ?? "";
const look = (token: string) => anybody.call("GET", `${LINK}?token=${token}`);
const answer = (token: string, wasMe = true) => anybody.call("POST", LINK, { token, wasMe });

test("an address changes once both mailboxes said yes, and the profile's own field never changes it", async () => {
  const client = await registeredParent(system);
  const { parent } = client;
  const { email, password, firstName, lastName } = parent;
  const newEmail = nobody();
  expect((await client.call("GET", ASK)).json).toEqual({ change: null });
  const asked = await client.call("POST", ASK, { newEmail: newEmail.toUpperCase() });
  expect([asked.status, asked.json]).toMatchObject([
    200,
    { change: { newEmail, newConfirmed: false, oldConfirmed: false } },
  ]);
  const links = { old: await tokenIn(email), new: await tokenIn(newEmail) };
  for (const mailbox of ["old", "new"] as const)
    expect((await look(links[mailbox])).json).toEqual({ mailbox, newEmail, status: "open" });
  expect((await answer(links.new)).json).toMatchObject({ status: "waiting" });
  expect((await client.call("GET", ASK)).json).toMatchObject({
    change: { newConfirmed: true, oldConfirmed: false },
  });
  expect((await answer(links.old)).json).toMatchObject({ status: "done" });
  expect((await look(links.old)).json).toMatchObject({ status: "done" });
  expect((await client.call("GET", "/api/profile")).json).toMatchObject({ email: newEmail });
  expect((await post("login", { email, password })).status).toBe(401);
  expect((await post("login", { email: newEmail, password })).status).toBe(200);
  const info = { firstName, lastName, email, phoneNumber: "" };
  expect((await client.call("PUT", "/api/profile/personal-info", info)).status).toBe(400);
});

test("a change that is taken back leaves links that say so, in the envelope of all failures", async () => {
  const client = await registeredParent(system);
  const newEmail = nobody();
  await client.call("POST", ASK, { newEmail });
  const token = await tokenIn(newEmail);
  expect((await client.call("DELETE", ASK)).status).toBe(200);
  for (const dead of [await look(token), await answer(token), await answer("never issued")])
    expect(refused(dead)).toMatchObject({ status: 400, code: "VALIDATION" });
  for (const given of [{}, { newEmail: "a@b" }, { newEmail: "a@b.example, c@d.example" }, { newEmail: 7 }])
    expect(refused(await client.call("POST", ASK, given))).toMatchObject({ status: 400, code: "VALIDATION" });
});

test("a visitor asks for nothing", async () => {
  for (const method of ["GET", "POST", "DELETE"])
    expect(
      refused(await anybody.call(method, ASK, method === "POST" ? { newEmail: nobody() } : undefined)),
    ).toMatchObject({ status: 401 });
});
