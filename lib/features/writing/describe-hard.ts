import { joinNames } from "@/lib/shared/story";
import type { Lack } from "./classic/choose-plot";
import type { HardNight } from "./subjects/hard-nights/hard-night";
import type { Care } from "./subjects/subject";

const SUBJECTS: Record<Care, string> = {
  death: "somebody's death",
  illness: "this illness",
  divorce: "parents who part",
  away: "this kind of being away",
  disability: "this way of being different",
  faith: "this feast or faith",
  adoption: "adoption and foster care",
  bullying: "being hurt or called names",
  flight: "war and flight",
  family: "this kind of family",
  home: "quarrels at home",
  job: "this lost job",
  danger: "not being safe",
  hardship: "hard times",
};

/** Where a story isn't what is needed first. */
export const HELP: Record<HardNight["help"], string> = {
  safety:
    "If somebody isn't safe, or you aren't sure, please tell a person who can help: your doctor, the school, or a helpline for children and families. In danger, call the emergency number where you live.",
  words: "You needn't find the words alone: your doctor, the school or a helpline for families can help.",
  died: "If somebody died of it, please say who, as in “our dog died”: that we can tell.",
};

/** Where nobody but the family has the words, or a feast is no sorrow. */
const NO_HELP: readonly Care[] = ["faith", "family", "disability", "adoption", "job", "divorce"];

/** Asked where an order tells of a death and nothing of whose it is. */
export const WHO_DIED = `Who died? Please say it in the title or the topics, as in “our dog Rex died” or “Grandma died”, and we look for the story again. Nothing is counted. ${HELP.words}`;

/** What is missing in a child's profile for a story that we have. */
export const describeLack = (lack: Lack, heroName: string): string =>
  lack.kind === "nobody else"
    ? `This story says who looks after ${heroName} now, and the profile names nobody else. Add whoever that is under “Family in the stories” in the profile of ${heroName}, or name them in the topics, as in “Grandma helps”, and we can tell it. Nothing is counted.`
    : `The profile of ${heroName} names ${joinNames([...lack.names])}, and we can't tell which of them died. Write it as the profile does, as in “${lack.names[0] ?? ""} died”, and we can tell this story. Nothing is counted.`;

/** Who can help beside a story, or instead of one; nothing where nobody needs to. */
export const helpFor = (care: Care): string =>
  care === "danger" ? HELP.safety : NO_HELP.includes(care) ? "" : HELP.words;

/** One word of a hard night's order that no book has: without it the rest may well be told. */
export const describeWord = (text: string, { field, care }: { field: string; care: Care }): string =>
  `“${text.trim()}” is more than this story can carry. Without it in ${field} we can look for the story again. ${helpFor(care)}`.trim();

const instead = (topics: readonly string[]): string =>
  `Nothing is counted. A story about what your child loves, or about a feeling, we can tell tonight, with ${topics.map((topic) => `“${topic}”`).join(" or ")} as its topic.`;

/** What no story of ours should carry, whatever words it comes in. */
export const describeDanger = ({ says, help, instead: topics }: HardNight): string =>
  `This is more than a story can carry: ${says}. ${HELP[help]} ${instead(topics)}`;

/** What none of our plots tells, named as it was ordered: `said` is the parent's own words. */
export function describeHard(care: Care, night: HardNight | null, said: string | null): string {
  if (night?.care === "danger") return describeDanger(night);
  const subject = night?.says || (said ? `“${said}”` : SUBJECTS[care]);
  const help = night ? HELP[night.help] : helpFor(care);
  const kind = `We can't tell this one well yet: a story about ${subject} deserves words that we don't have.`;
  return [kind, help, instead(night?.instead ?? (care === "faith" ? ["a birthday"] : ["worries"]))]
    .filter(Boolean)
    .join(" ");
}
