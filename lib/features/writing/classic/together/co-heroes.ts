import type { CoHero, Gender, StoryOrder } from "@/lib/shared/story";
import { toNameForms } from "@/lib/features/writing/name-forms";
import type { CastMember } from "@/lib/features/writing/classic/roster";

const FORMS: Record<Gender, Pick<CastMember, "kind" | "noun" | "he" | "him" | "his">> = {
  Boy: { kind: "boy", noun: "boy", he: "he", him: "him", his: "his" },
  Girl: { kind: "girl", noun: "girl", he: "she", him: "her", his: "her" },
  Other: { kind: "boy", noun: "child", he: "they", him: "them", his: "their" },
};

function toMember({ name, gender }: CoHero, at: number): CastMember {
  const { full, short } = toNameForms(name);
  return { ...FORMS[gender], name: short, ...(full !== short && { full }), hero: at + 1 };
}

/** The other children of the family as they play in a story. */
export const listCoHeroes = ({ together = [] }: Pick<StoryOrder, "together">): CastMember[] =>
  together.map(toMember);

/** After "they" of one child the verb is that of several: "they were". */
export const agreeing = ({ he }: CastMember, wording: string): string =>
  he === "they"
    ? wording.replace(/(\{pal\.he\}) (was|has|is)(n't)?\b/giu, (_, who: string, verb: string, not = "") => {
        const many = { was: "were", has: "have", is: "are" }[verb.toLowerCase()] ?? verb;
        return `${who} ${many}${String(not)}`;
      })
    : wording;

/** Whether a text names somebody. */
export const hasName = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(name)}(?![\\p{L}\\p{M}])`, "u").test(text);

/** The slots of the heroes beside the first, as lines about one of them have it. */
export const slotOf = ({ hero = 1 }: CastMember): string => `{sib${hero}}`;

export const listSlots = (heroes: readonly CastMember[], nameLength: NameLength): [string, string][] =>
  heroes.flatMap((member): [string, string][] => [
    [`sib${member.hero ?? 1}`, calledIn(member, nameLength)],
    [`sib${member.hero ?? 1}.his`, member.his],
  ]);

export type NameLength = "full" | "short";

/** Heroes stand in full where the story begins. */
export const calledIn = ({ name, full = name }: CastMember, nameLength: NameLength): string =>
  nameLength === "full" ? full : name;
