import {
  auditStory,
  overlapOf,
  showsInterest,
  type AuditedStory,
} from "@/lib/features/writing/classic/audit-stories";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { splitWords } from "@/lib/features/writing/split-text";
import { READING_LEVELS, type ReadingLevel, type StoryOrder } from "@/lib/shared/story";
import { proofread, type Finding } from "./proofread";
import { mixOrders } from "./story-mix";

export type Share = { name: string; parts: number; whole: number };
export type Evaluation = {
  stories: number;
  pages: number;
  inBand: { level: ReadingLevel | "all"; stories: Share; pages: Share }[];
  interests: Share;
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

/** Writes `count` mixed stories, measures everything about them that can be measured, and proofreads the first of them. */
export async function evaluateStories(
  count: number,
  seed: number | string,
  proofreads = count,
): Promise<Evaluation> {
  const audited = mixOrders(count, seed).map((order) => auditStory(order, writeClassicStory(order)));
  const findings: Finding[] = [];
  const proofreadStories = audited.slice(0, proofreads);
  for (const { order, story } of proofreadStories) findings.push(...(await proofread(order, story)));
  return {
    stories: audited.length,
    pages: audited.flatMap(({ story }) => story.pages).length,
    inBand: [inBand("all", audited), ...READING_LEVELS.map((level) => inBand(level, audited))],
    interests: share(
      "interests",
      audited.flatMap(({ order, story }) =>
        order.interests.map((interest) => showsInterest(story, interest)),
      ),
    ),
    faults: audited.flatMap(({ story, faults }) => faults.map((fault) => `${story.shape}: ${fault}`)),
    words: proofreadStories.flatMap(({ story }) => story.pages.flatMap(({ text }) => splitWords(text)))
      .length,
    findings,
  };
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
