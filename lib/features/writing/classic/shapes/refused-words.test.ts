import { expect, it } from "vitest";
import { findConcern } from "@/lib/features/writing/find-concern";
import { listWordings } from "@/lib/features/writing/classic/grammar";
import { SHAPES } from "./all-shapes";

const LEVELS = ["B", "E", "I", "A"] as const;
const SLOTS_AND_CHOICES = /\{[^{}]*\}|[<>|]/gu;

it.each(SHAPES)(
  "no wording of $id has a word that the check of finished texts refuses",
  ({ beats, asked = [] }) => {
    const beside = asked.map(({ on, ...told }) => ({ ...told, id: on }));
    const refused = [...beats, ...beside].flatMap((beat) =>
      "rest" in beat || "solve" in beat
        ? []
        : LEVELS.flatMap((level) =>
            listWordings(beat[level])
              .filter((wording) => findConcern(wording.replaceAll(SLOTS_AND_CHOICES, " ")))
              .map(() => `${beat.id}, ${level}`),
          ),
    );
    expect(refused).toEqual([]);
  },
);
