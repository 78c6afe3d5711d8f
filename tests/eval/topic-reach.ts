import { INTERLUDES } from "@/lib/features/writing/classic/interludes/all-interludes";
import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import { listNamed, listRuns } from "@/lib/features/writing/subjects/runs";
import { readTitle, readTopics, type TopicReading } from "@/lib/features/writing/classic/topics/read-topics";
import { TOPICS_IN_A_STORY } from "@/lib/features/writing/rules";
import type { StoryOrder, StoryPage, StoryText } from "@/lib/shared/story";

/** On so many pages a subject has a beginning, a middle and an end. */
export const PAGES_REACHED = 3;

export type Reach = { subject: string; from: "title" | "topics"; pages: number };

/** Whether a page, of which `words` are the runs, has to do with a subject. */
type Sign = (page: StoryPage, words: ReadonlySet<string>) => boolean;

/** On how many pages of a story each known subject is met that its title or its topics name. */
export function measureReach(order: StoryOrder, story: StoryText): Reach[] {
  const topics = readTopics(order.topics).slice(0, TOPICS_IN_A_STORY[order.level]);
  const title = readTitle(order.title, order.heroName).filter(({ subject }) =>
    topics.every((topic) => topic.subject !== subject),
  );
  const reach = (from: Reach["from"]) => (reading: TopicReading) => ({
    subject: reading.label,
    from,
    pages: countPages(story, reading),
  });
  return [...topics.map(reach("topics")), ...title.map(reach("title"))];
}

function countPages(story: StoryText, reading: TopicReading): number {
  const signs = [...listSigns(reading), aboutSign(story.shape, reading)];
  return story.pages.filter((page) => {
    const words = listRuns(`${page.text} ${page.scene.happening}`);
    return signs.some((sign) => sign(page, words));
  }).length;
}

/** What the plot itself says of its subject. */
function aboutSign(plot: string, { label }: TopicReading): Sign {
  const about = listNamed(findShape(plot)?.about ?? [], listRuns(label));
  return (_, words) => listNamed(about, words).length > 0;
}

function listSigns(reading: TopicReading): Sign[] {
  const { creature, subject } = reading;
  const joins: Sign = ({ scene }) => scene.companions.some(({ kind }) => kind === creature);
  const named: Sign = (_, words) => listNamed(subject.keys.map(toPhrase), words).length > 0;
  const practised: Sign = (page) => reading.kind === "moral" && showsMoral(page, reading.subject.noun);
  return [joins, named, practised, ...listWordings(reading).map(says)];
}

function listWordings({ kind, subject }: TopicReading): string[] {
  if (kind === "moral") return [subject.not, subject.can, subject.noun];
  if (kind === "thing") return [subject.item];
  return kind === "event" ? [subject.noun] : [];
}

const says =
  (wording: string): Sign =>
  ({ text }) =>
    text.replaceAll("’", "'").toLowerCase().includes(wording.toLowerCase());

const toPhrase = (key: string): string => key.replaceAll(" ", "-");

/** The page on which what is to be learned is put into practice. */
const showsMoral = ({ scene }: StoryPage, noun: string): boolean =>
  INTERLUDES.filter(({ shows = [] }) => shows.includes(noun)).some(({ happening }) =>
    new RegExp(happening.replaceAll(/\{[^}]*\}/gu, ".+"), "u").test(scene.happening),
  );
