"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { CodeExample } from "@/lib/features/content/contract";

const CHECK_MS = 2_000;

export function CodeExamples({ examples }: { examples: readonly CodeExample[] }) {
  return (
    <Tabs defaultValue={examples[0]?.id ?? ""}>
      <TabsList aria-label="Programming language" className="max-w-96">
        {examples.map(({ id, label }) => (
          <TabsTrigger key={id} value={id}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {examples.map(({ id, label, code }) => (
        <TabsContent key={id} value={id}>
          <div className="relative rounded-xl border by-night bg-background text-foreground">
            <CopyButton text={code} />
            {/* Focusable, so that a long line can be scrolled with the keyboard. */}
            <pre
              tabIndex={0}
              aria-label={`Example in ${label}`}
              className="overflow-x-auto rounded-xl p-5 pr-16 font-mono text-sm leading-relaxed"
            >
              <code>{code}</code>
            </pre>
          </div>
        </TabsContent>
      ))}
    </Tabs>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => {
      setCopied(false);
    }, CHECK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
      },
      // Not allowed here: the text can still be marked by hand.
      () => undefined,
    );
  };
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
