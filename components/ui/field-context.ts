"use client";

import { createContext, use } from "react";

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

/** Filled by `forms/Field`, so that a control finds its label and its error by itself. */
export const FieldContext = createContext<FieldControl | null>(null);

type ControlAttributes = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
};

export function useFieldControl(): ControlAttributes {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { "aria-describedby": field.describedBy }),
    ...(field.invalid && { "aria-invalid": true }),
    ...(field.required && { "aria-required": true }),
  };
}
