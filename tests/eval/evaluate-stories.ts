import {
  auditStory,
  overlapOf,
  showsInterest,
  type AuditedStory,
} from "@/lib/features/writing/classic/audit-stories";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { hasHurdle } from "@/lib/features/writing/classic/grammar";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import { INTERESTS_IN_A_STORY } from "@/tests/support/interests-in-a-story";
import { splitWords } from "@/lib/features/writing/split-text";
import { READING_LEVELS, type ReadingLevel, type StoryOrder } from "@/lib/shared/story";
import { measureReach, PAGES_REACHED } from "./topic-reach";
import { proofread, type Finding } from "./proofread";

export type Share = { name: string; parts: number; whole: number };
export type Evaluation = {
  stories: number;
  pages: number;
  inBand: { level: ReadingLevel | "all"; stories: Share; pages: Share }[];
  /** Of the interests that a story of the level promises to bring in. */
  interests: Share;
  /** Of the known subjects in topics, those that are told, or of which the parent is told that they aren't. */
  subjects: Share;
  /** Debris, repeats, a missing name, or words that the text check refuses. */
  faults: string[];
  /** Proofread words. */
  words: number;
  findings: Finding[];
};

const share = (name: string, list: readonly boolean[]): Share => ({
  name,
  parts: list.filter(Boolean).length,
  whole: list.length,
});

/** 0 to 100, one decimal. */
export const percent = ({ parts, whole }: Pick<Share, "parts" | "whole">): number =>
  whole === 0 ? 100 : Math.round((parts / whole) * 1000) / 10;

/** Writes the stories, measures everything about them that can be measured, and proofreads the first of them. */
export async function evaluateStories(
  orders: readonly StoryOrder[],
  proofreads = orders.length,
): Promise<Evaluation> {
  const audited = orders.map((order) => auditStory(order, writeClassicStory(order)));
  const findings: Finding[] = [];
  const proofreadStories = audited.slice(0, proofreads);
  for (const { order, story } of proofreadStories) findings.push(...(await proofread(order, story)));
  return {
    stories: audited.length,
    pages: audited.flatMap(({ story }) => story.pages).length,
    inBand: [inBand("all", audited), ...READING_LEVELS.map((level) => inBand(level, audited))],
    interests: share("interests", audited.flatMap(keepsPromise)),
    subjects: share("subjects", audited.flatMap(isTold)),
    faults: audited.flatMap(({ story, faults }) => faults.map((fault) => `${story.shape}: ${fault}`)),
    words: proofreadStories.flatMap(({ story }) => story.pages.flatMap(({ text }) => splitWords(text)))
      .length,
    findings,
  };
}

/**
 * Whether each interest is there that the story had to bring in; whichever of more it takes is its own choice. A plot without a
 * hurdle has nothing that an interest could do, and promises none.
 */
function keepsPromise({ order, story }: AuditedStory): boolean[] {
  const shape = findShape(story.shape);
  if (shape && !hasHurdle(shape)) return [];
  const shown = order.interests.filter((interest) => showsInterest(story, interest)).length;
  const promised = Math.min(order.interests.length, INTERESTS_IN_A_STORY[order.level]);
  return Array.from({ length: promised }, (_, index) => index < shown);
}

/**
 * Of each known subject of the topics whether it has a beginning, a middle and an end, or is said to be left out before anything
 * is ordered. A noun that only a last sentence names is neither; and where a topic found the plot, a title is a title.
 */
function isTold({ order, story }: AuditedStory): boolean[] {
  const { asks, leftOut } = outlineStory(order, []);
  const isSaid = (subject: string) =>
    asks !== null || leftOut.some((part) => part.toLowerCase().includes(subject));
  return measureReach(order, story)
    .filter(({ from }) => from === "topics")
    .map(({ subject, pages }) => pages >= PAGES_REACHED || isSaid(subject));
}

function inBand(level: ReadingLevel | "all", audited: readonly AuditedStory[]): Evaluation["inBand"][number] {
  const chosen = audited.filter(({ order }) => level === "all" || order.level === level);
  return {
    level,
    stories: share(
      "stories",
      chosen.map(({ report }) => report.inBand),
    ),
    pages: share(
      "pages",
      chosen.flatMap(({ report }) => report.pages.map((page) => page.inBand)),
    ),
  };
}

/** Mean share (0 to 1) of five-word runs that two stories of one order have in common, over all pairs of seeds. */
export function meanOverlap(order: StoryOrder, seeds: number): number {
  const stories = Array.from({ length: seeds }, (_, seed) => writeClassicStory({ ...order, seed }));
  const pairs = stories.flatMap((left, index) =>
    stories.slice(index + 1).map((right) => overlapOf(left, right)),
  );
  return pairs.reduce((sum, overlap) => sum + overlap, 0) / pairs.length;
}
