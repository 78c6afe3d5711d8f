import { z } from "zod";
import type { Config } from "@/lib/platform/config";
import { Unusable } from "./ask-again";
import type { Moderated, Moderator } from "./moderator";
import type { OpenaiCaller } from "./openai-caller";

const TIMEOUT_MS = 20_000;

/** Nearer than the provider's own line, which is drawn for adults: [always, strict] by the start of a category's name. */
const LIMITS: Record<string, readonly [number, number]> = {
  "sexual/minors": [0.02, 0.01],
  sexual: [0.15, 0.1],
  "self-harm": [0.2, 0.1],
  hate: [0.3, 0.2],
  harassment: [0.5, 0.35],
  "violence/graphic": [0.25, 0.15],
  violence: [0.6, 0.4],
  illicit: [0.4, 0.3],
};

const verdict = z.object({ flagged: z.boolean(), category_scores: z.record(z.string(), z.number()) });
const answer = z.object({ results: z.array(verdict) });

function isOverLimit([category, score]: [string, number], strict: boolean): boolean {
  const limits = LIMITS[category] ?? LIMITS[category.split("/")[0] ?? ""];
  return limits !== undefined && score > limits[strict ? 1 : 0];
}

const inputOf = (what: Moderated) =>
  what.kind === "texts"
    ? what.texts
    : [
        {
          type: "image_url" as const,
          image_url: { url: `data:image/jpeg;base64,${Buffer.from(what.jpeg).toString("base64")}` },
        },
      ];

/** The provider's moderation endpoint. It is free of charge and outside every budget. */
export function openaiModerator(config: Config, ask: OpenaiCaller): Moderator {
  return {
    async flags(what, { strict }, { signal }) {
      const wanted = what.kind === "texts" ? what.texts.length : 1;
      if (wanted === 0) return [];
      return ask({
        kind: "check",
        timeoutMs: TIMEOUT_MS,
        signal,
        admit: () => Promise.resolve(),
        send: async ({ client }, limit) => {
          const model = config.OPENAI_MODERATION_MODEL;
          const parsed = answer.safeParse(
            await client.moderations.create({ model, input: inputOf(what) }, { signal: limit }),
          );
          if (!parsed.success) throw new Unusable("no verdict");
          const { results } = parsed.data;
          // Fewer verdicts than texts would let one through unread.
          if (results.length !== wanted) throw new Unusable("a verdict is missing");
          return results.map(
            ({ flagged, category_scores: scores }) =>
              flagged || Object.entries(scores).some((entry) => isOverLimit(entry, strict)),
          );
        },
      });
    },
  };
}
