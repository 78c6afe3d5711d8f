"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { use, useEffect, useRef, useState, type BaseSyntheticEvent } from "react";
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { FailureContext } from "@/components/feedback/failure-context";
import { UNEXPECTED_ERROR, type ApiFailure, type ApiResult } from "@/lib/client/api";
import "@/lib/shared/plain-words";

type ApiFormOptions<Input extends FieldValues, Output, Answer> = {
  /** The same contract as the route's. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (values: Output) => Promise<ApiResult<Answer>>;
  onDone: (answer: Answer, values: Output) => void;
  /** Turns a refusal into the form's own sentence, or into "" where it is told elsewhere; without it the server's stands. */
  onFailure?: (failure: ApiFailure) => string;
  /** Calls `onFailure` also when everything that was refused stands beside its field. */
  tellsFieldsToo?: boolean;
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
  const tell = use(FailureContext);
  const [formError, setFormError] = useState<string | null>(null);
  // Checking what was typed takes a moment too, and sends nothing.
  const [sending, setSending] = useState(false);
  const { errors } = form.formState;

  const send = form.handleSubmit(
    async (values) => {
      setFormError(null);
      setSending(true);
      const result = await options.send(values).finally(() => {
        setSending(false);
      });
      if (result.ok) {
        options.onDone(result.data, values);
        return;
      }
      const rest = showDetails(form, result.details);
      // What it is now stands beside its field; what that means is said once.
      if (result.status === 409 && result.details) {
        setFormError(result.message);
        return;
      }
      if (rest === BESIDE && !options.tellsFieldsToo) return;
      const own = options.onFailure?.(result) ?? rest ?? (result.message || UNEXPECTED_ERROR);
      const words = withRest(own, rest);
      setFormError(words);
      // What stands beside a field or is told elsewhere is told.
      if (rest === null) tell(result, words || result.message);
    },
    (invalid) => {
      setFormError(textWithoutField(invalid));
    },
  );

  return {
    form,
    submit: async (event) => {
      const element: unknown = event?.currentTarget;
      await send(event);
      focusFirstInvalid(element);
    },
    pending: sending,
    formError,
    setFormError,
    errorOf: (field) => {
      const error: { message?: string } | undefined = get(errors, field);
      return error?.message;
    },
  };
}

const INVALID =
  "[aria-invalid=true]:not(fieldset), fieldset[data-invalid] :is(input, button, select, textarea)";

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

const BESIDE = "beside the fields";

/** A form's own sentence doesn't hide what is wrong with something that it has no control for. */
function withRest(own: string, rest: string | null): string {
  // "": told elsewhere, with the server's message.
  const isSaid = own === "" || rest === null || rest === BESIDE || own.includes(rest);
  return isSaid ? own : `${own} ${rest}`;
}

/** What is wrong with values that no control on the screen stands for, in one sentence. */
function textWithoutField(errors: FieldErrors): string | null {
  const texts = Object.values(errors).flatMap((error) =>
    error && !("ref" in error && error.ref) && typeof error.message === "string" ? [error.message] : [],
  );
  return texts.join(" ") || null;
}

/** `null` without details; otherwise where they went, or the ones that belong to no control in one sentence. */
function showDetails<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  details: Record<string, string> | undefined,
): string | null {
  if (!details) return null;
  const fields = Object.keys(form.getValues());
  const elsewhere = Object.entries(details).filter(([name, message]) => {
    if (!fields.includes(name)) return true;
    const field = name as Path<Input>;
    form.setError(field, { type: "server", message });
    return !form.getFieldState(field).error?.ref;
  });
  if (elsewhere.length > 0) return elsewhere.map(([, message]) => message).join(" ");
  return Object.keys(details).length > 0 ? BESIDE : null;
}
