import { readContent } from "@/lib/platform/content/read-content";
import { RETENTION } from "@/lib/shared/retention-rules";
import type { Block, LegalSection, LegalText } from "@/lib/features/content/contract";

const RETENTION_TABLE: Block = {
  head: ["What", "How long"],
  rows: RETENTION.map(({ what, kept }) => [what, kept] as const),
};

/** A legal text with its tables: what they say is what the code does. */
export function readLegalText(name: "privacy" | "terms"): { updated: string; sections: LegalSection[] } {
  const { updated, sections } = readContent(`legal/${name}`) as LegalText;
  return {
    updated,
    sections: sections.map(({ body, ...section }) => ({
      ...section,
      body: body.map((block) => (typeof block === "object" && "table" in block ? RETENTION_TABLE : block)),
    })),
  };
}
