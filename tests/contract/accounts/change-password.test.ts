import { expect, test } from "vitest";
import { apiClient, registeredParent, type ApiClient } from "@/tests/support/http-client";
import { anybody, post, refused, system, type Failure } from "./calls";

const PATH = "/api/profile/change-password";
const body = (currentPassword: string, newPassword = "Candle-light-6", confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
});
const change = (client: ApiClient, given: unknown) => client.call("PUT", PATH, given);

test("a changed password is good at once, and every other session is over", async () => {
  const here = await registeredParent(system);
  const { email, password } = here.parent;
  const other = await post("login", { email, password });
  const answer = await change(here, body(password));
  expect([answer.status, answer.json]).toEqual([200, { message: "Password changed successfully!" }]);

  expect((await here.call("GET", "/api/auth/sessions")).status).toBe(200);
  const elsewhere = apiClient(system.app, (other.json as { token: string }).token);
  expect((await elsewhere.call("GET", "/api/auth/sessions")).status).toBe(401);
  expect((await post("login", { email, password })).status).toBe(401);
  expect((await post("login", { email, password: "Candle-light-6" })).status).toBe(200);
});

test("every refusal names its field, and changes nothing", async () => {
  const parent = await registeredParent(system);
  const { password } = parent.parent;
  for (const [given, field, text] of [
    [{}, "currentPassword", "Current password required"],
    [{ currentPassword: password }, "newPassword", "New password required"],
    [body(password, "Candle-light-6", ""), "confirmPassword", "Please confirm your new password"],
    [body(password, "short"), "newPassword", "New password must be at least 8 characters long"],
    [body(password, "x".repeat(129)), "newPassword", "New password must be at most 128 characters long"],
    [body(password, "Candle-light-6", "Candle-light-7"), "confirmPassword", "New passwords do not match"],
    [body("not the password"), "currentPassword", "Current password is incorrect"],
    [{ ...body(password), newPassword: { not: "" } }, "newPassword", "New password required"],
  ] as const) {
    const answer = await change(parent, given);
    expect(refused(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect((answer.json as Failure).details).toMatchObject({ [field]: text });
  }
  expect((await post("login", { email: parent.parent.email, password })).status).toBe(200);
});

test("it takes the bearer header, not a visitor", async () => {
  expect(refused(await change(anybody, body("x")))).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
});
