import { describe, expect, test } from "vitest";
import { newParent, registeredParent } from "@/tests/support/http-client";
import { post, refused, system, type Failure } from "./calls";

describe("registration", () => {
  test("answers 201 with the spec's sentence, the same for a taken address", async () => {
    const parent = newParent();
    const first = await post("register", parent);
    expect(first.status).toBe(201);
    expect(first.json).toEqual({
      message: "Please check your email to verify your account before signing in.",
    });

    const taken = await registeredParent(system);
    const second = await post("register", { ...parent, email: taken.parent.email });
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    expect([...second.headers.keys()].sort()).toEqual([...first.headers.keys()].sort());
  });

  test("names every field that is wrong", async () => {
    const answer = await post("register", {
      email: "no address",
      password: "short",
      firstName: " ",
      phone: "call me",
    });
    expect(refused(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect((answer.json as Failure).details).toEqual({
      email: "Please enter a valid email address",
      password: "Password must be at least 8 characters.",
      firstName: "First name required",
      lastName: "Last name required",
      phone: "Please enter a valid phone number",
    });
  });

  test.each([
    ["an object for an address", { email: { not: "" } }],
    ["an array", { email: ["a@example.test"] }],
    ["two addresses", { email: "a@example.test,b@example.test" }],
    ["a header in the address", { email: "a@example.test\r\nBcc: b@example.test" }],
    ["a link for a name", { firstName: "www.evil.example" }],
    ["a control character", { lastName: "Ha\u0000le" }],
    ["a role", { email: null, role: "admin" }],
    ["a common password", { password: "password123" }],
    ["our name as a password", { password: "Talewick-2026" }],
  ])("refuses %s", async (_, wrong) => {
    expect(refused(await post("register", { ...newParent(), ...wrong }))).toMatchObject({
      status: 400,
      code: "VALIDATION",
    });
  });
});
