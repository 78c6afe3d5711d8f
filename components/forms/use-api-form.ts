"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState, type BaseSyntheticEvent } from "react";
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import type { ApiFailure, ApiResult } from "@/lib/shared/api-client";

type ApiFormOptions<Input extends FieldValues, Output, Answer> = {
  /** The same contract as the route's. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (values: Output) => Promise<ApiResult<Answer>>;
  onDone: (answer: Answer, values: Output) => void;
  /** Turns a refusal into the form's own sentence, or into "" where it is told elsewhere; without it the server's stands. */
  onFailure?: (failure: ApiFailure) => string;
};

export type ApiForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** For `<form noValidate onSubmit={submit}>`. What was typed stays on every failure. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  pending: boolean;
  /** What went wrong with the form as a whole. */
  formError: string | null;
  setFormError: (message: string | null) => void;
  /** The message beside one field. */
  errorOf: (field: Path<Input>) => string | undefined;
};

/** Validates by the contract, sends, puts the server's `details` beside their fields and focuses the first. */
export function useApiForm<Input extends FieldValues, Output, Answer>(
  options: ApiFormOptions<Input, Output, Answer>,
): ApiForm<Input, Output> {
  // The library changes its error object in place, so nothing read from it may be remembered between renders.
  "use no memo";
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
    // It goes by the order of registering, which is not always the order on the screen.
    shouldFocusError: false,
  });
  const focusFirstInvalid = useFocusFirstInvalid();
  const [formError, setFormError] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFormError(null);
    const result = await options.send(values);
    if (result.ok) {
      options.onDone(result.data, values);
      return;
    }
    const fields = Object.keys(form.getValues());
    const rest = showDetails(form, fields, result.details);
    if (rest === "beside the fields") return;
    setFormError(options.onFailure?.(result) ?? rest ?? result.message);
  });

  return {
    form,
    submit: async (event) => {
      const element: unknown = event?.currentTarget;
      await send(event);
      focusFirstInvalid(element);
    },
    pending: isSubmitting,
    formError,
    setFormError,
    errorOf: (field) => {
      const error: { message?: string } | undefined = get(errors, field);
      return error?.message;
    },
  };
}

const INVALID = "[aria-invalid=true], fieldset[data-invalid] :is(input, button, select, textarea)";

/** Takes the parent to the first field that is wrong, as the screen shows them, once the messages are there. */
function useFocusFirstInvalid(): (form: unknown) => void {
  const [round, setRound] = useState(0);
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (round > 0) element.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [round]);
  return (form) => {
    element.current = form instanceof HTMLElement ? form : null;
    setRound((value) => value + 1);
  };
}

/** `null` without details; otherwise where they went, or the ones that belong to no field in one sentence. */
function showDetails<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: string[],
  details: Record<string, string> | undefined,
): string | null {
  if (!details) return null;
  const known = Object.entries(details).filter(([field]) => fields.includes(field));
  for (const [field, message] of known) form.setError(field as Path<Input>, { type: "server", message });
  const others = Object.entries(details).filter(([field]) => !fields.includes(field));
  if (others.length > 0) return others.map(([, message]) => message).join(" ");
  return known.length > 0 ? "beside the fields" : null;
}
