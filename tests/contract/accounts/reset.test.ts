import { describe, expect, test } from "vitest";
import { linkInMail, registeredParent } from "@/tests/support/http-client";
import { anybody, nobody, post, system } from "./calls";

describe("a password reset", () => {
  const PLAIN = "text/plain; charset=utf-8";

  test("is asked for with one answer for everybody", async () => {
    const { parent } = await registeredParent(system);
    const [known, unknown] = [
      await post("forgot-password", { email: parent.email }),
      await post("forgot-password", { email: nobody() }),
    ];
    expect(known.status).toBe(200);
    expect((known.json as { message: string }).message).toMatch(
      /^If this email is registered, you will receive a reset link\./,
    );
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
  });

  test("answers failures in plain text, since the screens show them as they are", async () => {
    const validated = await anybody.call("GET", "/api/auth/validate-reset-token/never-issued");
    const reset = await post("reset-password", { token: "never-issued", password: "Candle-light-5" });
    const mismatch = await post("reset-password", {
      token: "t",
      password: "Candle-light-5",
      newPassword: "Candle-light-6",
    });
    for (const answer of [validated, reset, mismatch]) {
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, PLAIN]);
    }
    expect([validated.text, reset.text]).toEqual([
      "Invalid or expired reset token.",
      "Invalid or expired reset token.",
    ]);
    expect(mismatch.text).toBe("Passwords do not match.");
  });

  test("with the link from the e-mail changes the password and ends every session", async () => {
    const parent = await registeredParent(system);
    const { email, password } = parent.parent;
    await post("forgot-password", { email });
    const token =
      new URL(await linkInMail(system.mail, email, "/reset-password/")).pathname.split("/").at(-1) ?? "";
    expect((await anybody.call("GET", `/api/auth/validate-reset-token/${token}`)).status).toBe(200);
    expect((await post("reset-password", { token, newPassword: "Candle-light-5" })).status).toBe(200);

    expect((await parent.call("GET", "/api/auth/sessions")).status).toBe(401);
    expect((await post("login", { email, password })).status).toBe(401);
    expect((await post("login", { email, password: "Candle-light-5" })).status).toBe(200);
    expect((await anybody.call("GET", `/api/auth/validate-reset-token/${token}`)).status).toBe(400);
  });
});
