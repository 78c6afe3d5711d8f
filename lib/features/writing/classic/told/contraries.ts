import type { StoryOrder } from "@/lib/shared/story";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { listNamed } from "@/lib/features/writing/subjects/runs";

/** What a plot can't tell, since it tells the contrary: by a run that it is found by; of a title, and of a topic where that is another matter. */
const CONTRARIES: readonly (readonly [run: string, said: string, ofTopic?: string])[] = [
  [
    "first-day-at-school",
    "(?:never|not|isn['’]t|stop(?:s|ped)?|stopping) (?:ever )?go(?:es|ing)? (?:back )?to school|(?:stay(?:s|ing|ed)?|keep(?:s|ing)?|kept) (?:\\p{L}+ )?(?:at )?home from school|no (?:more )?school|home[- ]?school\\p{L}*|skip(?:s|ping|ped)? school",
  ],
  [
    "giving-up-dummy",
    "(?:keep(?:s|ing)?|kept) (?:(?:the|my|his|her|their|a) )?(?:dumm(?:y|ies)|pacifiers?|paci|soothers?|bink(?:y|ies))(?! fair)",
  ],
  // Who may stay up is told that in "No bedtime" itself.
  ["bedtime-routine", "(?<!^)no (?:more )?bed[- ]?times?", "no (?:more )?bed[- ]?times?"],
];

/** What an order says beside its contrary, of which one is told: staying at home beside a first day at school. */
export function listContraries({ title, topics }: StoryOrder, { about }: Shape): string[] {
  const rows = CONTRARIES.filter(([run]) => listNamed(about, new Set([run])).length > 0);
  const ofTitle = rows.flatMap(([, said]) => whole(said).exec(cleanTopic(title))?.[0] ?? []);
  const isSaid = (topic: string) => rows.some(([, said, ofTopic = said]) => whole(ofTopic).test(topic));
  return [...ofTitle, ...topics.map(cleanTopic).filter(isSaid)];
}

const whole = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
