"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Field } from "@/components/forms/field";
import { useCopied } from "@/components/forms/use-copied";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** The link, which nobody is shown a second time. */
export function NewLink({ url, onAnother }: { url: string; onAnother: () => void }) {
  const { copied, copy } = useCopied(url);
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    block.current?.focus();
  }, []);
  return (
    <div ref={block} tabIndex={-1} className="grid gap-3 outline-none">
      <Field label="Your link" hint="Copy it now: we keep no copy and can’t show it again.">
        <Input
          readOnly
          value={url}
          onFocus={(event) => {
            event.target.select();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? "Copied" : "Copy the link"}
        </Button>
        <Button variant="outline" onClick={onAnother}>
          Make another one
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied ? "The link is copied." : "The link is ready."}
      </p>
    </div>
  );
}
