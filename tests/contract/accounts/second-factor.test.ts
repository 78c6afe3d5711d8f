import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { registeredParent } from "@/tests/support/http-client";
import { anybody, post, refused, system } from "./calls";

const PATH = "/api/profile/second-factor";
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test("a second step is turned on by a first code, asked for at sign-in, and turned off again", async () => {
  const parent = await registeredParent(system);
  const { email, password } = parent.parent;
  expect((await parent.call("GET", PATH)).json).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
  const begun = await parent.call<{ secret: string }>("POST", PATH);
  expect(begun.status).toBe(200);
  const confirm = (code: unknown) =>
    parent.call<{ recoveryCodes: string[] }>("POST", `${PATH}/confirm`, { code });
  for (const code of ["", 7, "\uFF10\uFF10\uFF15\uFF19\uFF12\uFF14", "x".repeat(50), "000"])
    expect(refused(await confirm(code))).toMatchObject({ status: 400 });
  const confirmed = await confirm(codeOf(begun.json.secret));
  expect(confirmed.status).toBe(200);
  expect(refused(await confirm("000000"))).toMatchObject({ status: 409 });

  expect(refused(await post("login", { email, password }))).toMatchObject({
    status: 403,
    code: "SECOND_FACTOR",
  });
  const wrong = await post("login", { email, password, code: "\uFF10\uFF10\uFF15\uFF19\uFF12\uFF14" });
  expect(refused(wrong)).toMatchObject({ status: 403, code: "SECOND_FACTOR" });
  expect((await post("login", { email, password: "a wrong guess", code: "000000" })).status).toBe(401);
  const [code] = confirmed.json.recoveryCodes;
  expect((await post("login", { email, password, code })).status).toBe(200);
  expect((await parent.call("GET", PATH)).json).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });

  const renewed = await parent.call<{ recoveryCodes: string[] }>("POST", `${PATH}/recovery-codes`);
  expect([renewed.status, renewed.json.recoveryCodes.length]).toEqual([200, 10]);
  expect((await parent.call("DELETE", PATH)).status).toBe(200);
  expect((await post("login", { email, password })).status).toBe(200);
  expect(refused(await anybody.call("GET", PATH))).toMatchObject({ status: 401 });
});
