// @vitest-environment happy-dom
import { useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { expect, test } from "vitest";
import type { signInInput, SignInInput } from "@/lib/features/accounts/contract";
import { eventually } from "@/tests/support/eventually";
import { rendered } from "@/tests/support/rendered";
import { useFilledIn } from "./use-filled-in";

function Address() {
  const form = useForm<z.input<typeof signInInput>, unknown, SignInInput>();
  const [email, setEmail] = useState("");
  useFilledIn(form, email);
  const tell = () => {
    flushSync(() => {
      setEmail("ada@example.com");
    });
  };
  return (
    <>
      <input {...form.register("email")} />
      <button onClick={tell}>It is known now</button>
    </>
  );
}

test("whoever is in the field of the address as it is filled in types over it, from the first letter", async () => {
  const { screen, remove } = rendered(<Address />);
  const field = await eventually(() => {
    const input = screen.querySelector("input");
    if (!input) throw new Error("no field yet");
    return input;
  });
  field.focus();
  screen.querySelector("button")?.click();
  // Nothing is waited for: a letter may be typed now.
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([
    "ada@example.com",
    0,
    "ada@example.com".length,
  ]);
  remove();
});
