"use client";

import { Check, Copy } from "lucide-react";
import { useCopied } from "@/components/forms/use-copied";
import { Button } from "@/components/ui/button";

const CHECK_MS = 2_000;

/** A piece of a program, to be read and copied. */
export const CodeBlock = ({ name, code }: { name: string; code: string }) => (
  <div className="relative rounded-xl border by-night bg-background text-foreground">
    <CopyButton text={code} />
    {/* Focusable, so that a long line can be scrolled with the keyboard. */}
    <pre
      tabIndex={0}
      role="region"
      aria-label={name}
      className="overflow-x-auto rounded-xl p-5 pr-16 font-mono text-sm leading-relaxed"
    >
      <code>{code}</code>
    </pre>
  </div>
);

function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopied(text, CHECK_MS);
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={copied ? "Copied" : "Copy the example"}
      onClick={() => void copy()}
      className="absolute top-2.5 right-2.5"
    >
      {copied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
    </Button>
  );
}
