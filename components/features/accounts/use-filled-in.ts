import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { signInInput, SignInInput } from "@/lib/features/accounts/contract";

/** The address that is known only after the form has begun; whoever is in its field by then types over it. */
export function useFilledIn(
  form: UseFormReturn<z.input<typeof signInInput>, unknown, SignInInput>,
  email: string,
): void {
  useEffect(() => {
    if (!email || form.getValues("email")) return;
    form.setValue("email", email);
    const field = document.activeElement;
    // At once: what is typed before the form's own `setFocus` comes to it would stand behind the address.
    if (field instanceof HTMLInputElement && field.name === "email") field.select();
  }, [email, form]);
}
