"use client";

import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { FieldContext } from "@/components/ui/field-context";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/shared/class-names";

type FieldProps = {
  label: ReactNode;
  /** Shown below the control and read out with it. */
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  /** Says "optional" beside the label. */
  optional?: boolean;
  className?: string;
  /** One `Input`, `Textarea` or `Select`; it takes its id and descriptions from here. */
  children: ReactNode;
};

export function Field(props: FieldProps) {
  const { label, error, hint, required = false, optional = false, className, children } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cn("grid gap-1.5", className)}>
      <Label htmlFor={id}>
        {label}
        {optional && <span className="ml-1.5 text-sm font-normal text-muted-foreground">optional</span>}
      </Label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      <FieldError id={errorId} message={error} />
      {hint && (
        <div id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </div>
      )}
    </div>
  );
}

type FieldGroupProps = FieldProps & {
  /** One of several is chosen: a radio group, which can be required and invalid as a whole. */
  oneOf?: boolean;
};

/** The same frame around several controls: radio cards, a set of checkboxes. */
export function FieldGroup(props: FieldGroupProps) {
  const {
    label,
    error,
    hint,
    required = false,
    optional = false,
    oneOf = false,
    className,
    children,
  } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      aria-describedby={describedBy}
      {...(error && { "data-invalid": true })}
      {...(oneOf && { role: "radiogroup", "aria-invalid": Boolean(error), "aria-required": required })}
      className={cn("grid min-w-0 gap-1.5", className)}
    >
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="ml-1.5 text-sm font-normal text-muted-foreground">optional</span>}
      </legend>
      {children}
      <FieldError id={`${id}-error`} message={error} />
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </div>
      )}
    </fieldset>
  );
}

export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
      {message && (
        <span className="flex items-start gap-1.5">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {message}
        </span>
      )}
    </p>
  );
}
