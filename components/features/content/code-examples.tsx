"use client";

import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { CodeExample } from "@/lib/features/content/contract";
import { CodeBlock } from "./code-block";

/** All of them are in the page from the start, for whoever searches it or reads it without scripts. */
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
        <TabsContent key={id} value={id} forceMount className="not-noscript:data-[state=inactive]:hidden">
          <CodeBlock name={`Example in ${label}`} code={code} />
        </TabsContent>
      ))}
    </Tabs>
  );
}
