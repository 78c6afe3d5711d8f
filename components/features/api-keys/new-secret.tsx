"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Field } from "@/components/forms/field";
import { useCopied } from "@/components/forms/use-copied";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type NewSecretProps = {
  title: React.ReactNode;
  /** What it is, such as "key". */
  what: string;
  secret: string;
  onDone: () => void;
};

/** What nobody is shown a second time. */
export function NewSecret({ title, what, secret, onDone }: NewSecretProps) {
  const { copied, copy } = useCopied(secret);
  const titleId = useId();
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the dialog that asked for it, which gives the focus back as it goes.
    const timer = setTimeout(() => {
      block.current?.focus();
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <section
      ref={block}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-4 rounded-xl border-2 border-accent bg-surface p-5 shadow-card outline-none sm:p-6"
    >
      <h2 id={titleId} className="text-xl font-semibold tracking-tight wrap-anywhere">
        {title}
      </h2>
      <Alert tone="warning">Copy it now: we keep no copy and can’t show it again.</Alert>
      <Field label={`${what.charAt(0).toUpperCase()}${what.slice(1)}`}>
        <Input
          readOnly
          value={secret}
          className="font-mono"
          onFocus={(event) => {
            event.target.select();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? "Copied" : `Copy the ${what}`}
        </Button>
        <Button variant="outline" onClick={onDone}>
          I have it
        </Button>
      </div>
      <p role="status" className="sr-only">
        {`The ${what} is ${copied ? "copied" : "ready"}.`}
      </p>
    </section>
  );
}
