import { expect, test } from "vitest";
import { registeredParent } from "@/tests/support/http-client";
import { withClient } from "@/tests/support/with-client";
import { anybody, refused, system } from "./calls";

const PATH = "/api/profile/identities";

test("the ways in are listed, one is begun by a call that no other page can make, and what isn't linked can't go", async () => {
  const parent = await registeredParent(system);
  expect((await parent.call("GET", PATH)).json).toEqual({
    hasPassword: true,
    hasPasskey: false,
    linked: [],
    offered: ["google", "github"],
  });
  const begun = await parent.call<{ url: string }>("POST", PATH, { provider: "google" });
  expect(begun.status).toBe(200);
  expect(new URL(begun.json.url).origin).not.toBe(system.app);
  const names = begun.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
  expect(names).toContain("talewick-oauth-tx");
  expect(refused(await parent.call("POST", PATH, { provider: "facebook" }))).toMatchObject({ status: 400 });
  expect(refused(await parent.call("DELETE", `${PATH}/github`))).toMatchObject({ status: 404 });
  expect(refused(await anybody.call("GET", PATH))).toMatchObject({ status: 401 });
});

test("what is linked is listed, and gone once it is unlinked", async () => {
  const parent = await registeredParent(system);
  await withClient(system.database, (client) =>
    client.query(
      "INSERT INTO identities (parent_id, provider, subject) SELECT id, 'github', id::text FROM parents WHERE email = $1",
      [parent.parent.email],
    ),
  );
  const { json } = await parent.call("GET", PATH);
  expect(json).toMatchObject({ linked: [{ provider: "github" }] });
  const gone = await parent.call("DELETE", `${PATH}/github`);
  expect([gone.status, gone.json]).toMatchObject([200, { hasPassword: true, linked: [] }]);
});
