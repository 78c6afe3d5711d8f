import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";

type NameFieldsProps = {
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  errorOf: (field: "firstName" | "lastName") => string | undefined;
  /** Of a page, before any script is there. */
  takesFocus?: boolean;
};

/** Beside each other where there is room. */
export function NameFields({ firstName, lastName, errorOf, takesFocus = false }: NameFieldsProps) {
  return (
    <div className="grid gap-4 min-[26rem]:grid-cols-2">
      <Field label="First name" error={errorOf("firstName")} required>
        <Input autoComplete="given-name" autoFocus={takesFocus} {...firstName} />
      </Field>
      <Field label="Last name" error={errorOf("lastName")} required>
        <Input autoComplete="family-name" {...lastName} />
      </Field>
    </div>
  );
}
