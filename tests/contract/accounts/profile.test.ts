import { expect, test } from "vitest";
import { registeredParent } from "@/tests/support/http-client";
import { anybody, refused, system, type Failure } from "./calls";

const PREFERENCES = { emailNotifications: true, storyNotifications: true, marketingEmails: true };

test("a profile begins with what was registered, and without e-mails that nobody asked for", async () => {
  const { parent, token } = await registeredParent(system);
  const answer = await anybody.call("GET", "/api/profile", undefined, {
    authorization: `Bearer ${token ?? ""}`,
  });
  expect(answer.json).toEqual({
    firstName: parent.firstName,
    lastName: parent.lastName,
    email: parent.email,
    phone: null,
    emailNotifications: true,
    storyNotifications: false,
    marketingEmails: false,
  });
});

test("name and phone change, the address does not", async () => {
  const client = await registeredParent(system);
  const { email } = client.parent;
  const info = { firstName: "Zoë", lastName: "Hale", email, phoneNumber: "+1 555 010 020" };
  const saved = await client.call("PUT", "/api/profile/personal-info", info);
  expect(saved.json).toMatchObject({ firstName: "Zoë", phone: "+1 555 010 020", email });

  const other = await client.call("PUT", "/api/profile/personal-info", { ...info, email: "x@example.test" });
  expect(refused(other)).toMatchObject({ status: 400, message: "Your email address can't be changed here." });
  const wrong = await client.call("PUT", "/api/profile/personal-info", { email: "no address" });
  expect(refused(wrong).status).toBe(400);
  expect((wrong.json as Failure).details).toEqual({
    firstName: "First name required",
    lastName: "Last name required",
    email: "Please enter a valid email address",
  });
  expect((await client.call("GET", "/api/profile")).json).toMatchObject({ firstName: "Zoë", email });
});

test("preferences are kept, and are yes or no", async () => {
  const client = await registeredParent(system);
  const saved = await client.call("PUT", "/api/profile/preferences", { ...PREFERENCES, role: "admin" });
  expect([saved.status, saved.json]).toMatchObject([200, PREFERENCES]);
  const odd = await client.call("PUT", "/api/profile/preferences", {
    ...PREFERENCES,
    marketingEmails: "yes",
  });
  expect(refused(odd).status).toBe(400);
  expect((await client.call("GET", "/api/profile")).json).toMatchObject(PREFERENCES);
});

test.each([
  ["GET", "/api/profile", undefined],
  ["PUT", "/api/profile/personal-info", {}],
  ["PUT", "/api/profile/preferences", PREFERENCES],
])("%s %s is for a signed-in parent", async (method, path, body) => {
  expect(refused(await anybody.call(method, path, body))).toMatchObject({ status: 401 });
});
