import { expect, test } from "vitest";
import type { LoginView } from "@/lib/features/accounts/contract";
import type { NewPasskeyOptionsView, PasskeysView, PasskeyView } from "@/lib/features/passkeys/contract";
import { registeredParent } from "@/tests/support/http-client";
import { softPasskey } from "@/tests/support/soft-passkey";
import { withClient } from "@/tests/support/with-client";
import { anybody, OWN_PAGE, post, refused, system } from "./calls";

const PATH = "/api/profile/passkeys";
const site = { id: new URL(system.app).hostname, origin: new URL(system.app).origin };
const question = async () =>
  (await anybody.call<{ challenge: string }>("POST", "/api/auth/passkey/options")).json.challenge;

async function withPasskey() {
  const parent = await registeredParent(system);
  const device = softPasskey(site);
  const options = await parent.call<NewPasskeyOptionsView>("POST", `${PATH}/options`);
  expect([options.status, options.json.rp.id]).toEqual([200, site.id]);
  const added = await parent.call<PasskeyView>("POST", PATH, device.make(options.json.challenge));
  expect(added.status).toBe(201);
  return { parent, device, options: options.json, id: added.json.id };
}

test("a passkey is added, opens a browser's session with its cookies, shows again who one is, and goes", async () => {
  const { parent, device, options, id } = await withPasskey();
  expect((await parent.call("GET", "/api/auth/proof")).json).toMatchObject({ hasPasskey: true });
  const passkey = device.use(await question(), { userHandle: options.user.id });
  const opened = await anybody.call<LoginView>("POST", "/api/auth/passkey", { passkey }, OWN_PAGE);
  expect(opened.status).toBe(200);
  expect(opened.json.email).toBe(parent.parent.email);
  expect(opened.headers.getSetCookie().join()).toContain("HttpOnly");
  expect(refused(await post("passkey", { passkey }))).toMatchObject({ status: 401 });

  await withClient(system.database, (client) =>
    client.query(
      "UPDATE sessions SET reauthenticated_at = 'epoch' FROM parents WHERE parents.id = parent_id AND email = $1",
      [parent.parent.email],
    ),
  );
  expect(refused(await parent.call("POST", `${PATH}/options`))).toMatchObject({
    status: 403,
    code: "PROOF_NEEDED",
  });
  expect((await parent.call("POST", "/api/auth/passkey/proof", device.use(await question()))).status).toBe(
    200,
  );
  expect((await parent.call("POST", `${PATH}/options`)).status).toBe(200);

  const listed = await parent.call<PasskeysView>("GET", PATH);
  expect(listed.json).toMatchObject({ isOffered: true, isOnlyWay: false, passkeys: [{ id }] });
  expect(listed.text).not.toContain(device.id);
  const gone = await parent.call<PasskeysView>("DELETE", `${PATH}/${id}`);
  expect([gone.status, gone.json.passkeys]).toEqual([200, []]);
  expect(refused(await post("passkey", { passkey: device.use(await question()) }))).toMatchObject({
    status: 401,
    code: "UNAUTHENTICATED",
  });
});

test("what is no passkey is refused in words, and adds and opens nothing", async () => {
  const { parent, device } = await withPasskey();
  const good = device.use(await question());
  for (const passkey of [
    undefined,
    {},
    { ...good, id: "" },
    { ...good, id: "x".repeat(1_401) },
    { ...good, signature: "not base64!" },
    { ...good, clientDataJSON: 7 },
  ])
    expect(refused(await post("passkey", { passkey }))).toMatchObject({ status: 400 });
  for (const passkey of [
    { ...good, clientDataJSON: "e30" },
    { ...good, authenticatorData: "AAAA" },
    { ...good, signature: "AAAA" },
  ])
    expect(refused(await post("passkey", { passkey }))).toMatchObject({ status: 401 });
  for (const body of [
    {},
    { ...device.make(await question()) },
    { id: device.id, clientDataJSON: "e30", attestationObject: "oA" },
  ])
    expect(refused(await parent.call("POST", PATH, body))).toMatchObject({ status: 400 });
  expect(refused(await anybody.call("GET", PATH))).toMatchObject({ status: 401 });
  expect((await parent.call<PasskeysView>("GET", PATH)).json.passkeys).toHaveLength(1);
});

test("on a device that a child has, a passkey gives it back to its parent", async () => {
  const { parent, device } = await withPasskey();
  const child = await parent.call<{ id: string }>("POST", "/api/children", {
    name: "Ada",
    age: 6,
    gender: "Girl",
    interests: ["Space"],
    readingLevel: "Emerging",
  });
  expect((await parent.call("POST", "/api/shelf", { childId: child.json.id })).status).toBe(200);
  expect(refused(await parent.call("GET", PATH))).toMatchObject({ status: 403, code: "CHILDS_MODE" });
  expect(refused(await parent.call("DELETE", "/api/shelf"))).toMatchObject({ code: "PROOF_NEEDED" });
  expect((await parent.call("POST", "/api/auth/passkey/proof", device.use(await question()))).status).toBe(
    200,
  );
  expect((await parent.call("DELETE", "/api/shelf")).status).toBe(200);
  expect((await parent.call("GET", PATH)).status).toBe(200);
});
