import type { Gender, StoryOrder } from "@/lib/shared/story";
import { toNameForms } from "@/lib/features/writing/name-forms";
import type { SolvedBeat } from "./grammar";
import type { Plan } from "./plan-story";
import { fillWords } from "./fill-text";
import { calledIn, listSlots, type NameLength } from "./together/co-heroes";

const PRONOUNS: Record<Gender, Record<string, string>> = {
  Boy: {
    they: "he",
    them: "him",
    their: "his",
    theirs: "his",
    themselves: "himself",
    was: "was",
    has: "has",
  },
  Girl: {
    they: "she",
    them: "her",
    their: "her",
    theirs: "hers",
    themselves: "herself",
    was: "was",
    has: "has",
  },
  Other: {
    they: "they",
    them: "them",
    their: "their",
    theirs: "theirs",
    themselves: "themselves",
    was: "were",
    has: "have",
  },
};

/** What the child is at a court: of the rank of those whom it visits. */
const ROYALS: Record<Gender, { child: string; ruler: string }> = {
  Boy: { child: "prince", ruler: "king" },
  Girl: { child: "princess", ruler: "queen" },
  Other: { child: "Royal Highness", ruler: "Majesty" },
};
const RULERS: readonly string[] = ["king", "queen"];

/** What the word slots of a story stand for. `{was}` and `{has}` go with `{they}`, never with the name. */
export function listWords(order: StoryOrder, plan: Plan, nameLength: NameLength): Map<string, string> {
  const name = toNameForms(order.heroName);
  const words = listCastWords(plan, nameLength);
  for (const [slot, word] of Object.entries(PRONOUNS[order.gender])) words.set(slot, word);
  const isAtRulers = [...plan.cast.values()].some(({ noun }) => RULERS.includes(noun));
  words.set("royal", ROYALS[order.gender][isAtRulers ? "ruler" : "child"]);
  words.set("hero", nameLength === "full" ? name.full : name.short);
  words.set("hero's", nameLength === "full" ? name.fullPossessive : name.shortPossessive);
  fillPicks(words, plan);
  return words;
}

/** What a pick says may be of whoever is in the story: "{their} step{sib.kind}". */
function fillPicks(words: Map<string, string>, { picks }: Plan): void {
  for (const [slot, pick] of picks)
    for (const [field, text = ""] of Object.entries(pick))
      if (text.includes("{")) words.set(field === "text" ? slot : `${slot}.${field}`, fillWords(text, words));
}

/** The same with the shy one of a hurdle as `{other}`. */
export function withHurdleWords(words: ReadonlyMap<string, string>, beat: SolvedBeat): Map<string, string> {
  const own = new Map(words);
  if (beat.goal) own.set("goal", fillGoal(beat.goal, words));
  if (!beat.other) return own;
  for (const [slot, word] of words) {
    if (slot === beat.other || slot.startsWith(`${beat.other}.`) || slot === `${beat.other}'s`) {
      own.set(`other${slot.slice(beat.other.length)}`, word);
    }
  }
  return own;
}

function fillGoal(goal: string, words: ReadonlyMap<string, string>): string {
  return goal.replace(/\{([^}]+)\}/gu, (slot: string, key: string) => words.get(key) ?? slot);
}

function listCastWords({ cast, picks, heroes }: Plan, nameLength: NameLength): Map<string, string> {
  const words = new Map<string, string>();
  for (const [role, member] of cast) {
    const name = calledIn(member, nameLength);
    words.set(role, name).set(`${role}'s`, `${name}’s`).set(`${role}.kind`, member.noun);
    words.set(`${role}.he`, member.he).set(`${role}.him`, member.him).set(`${role}.his`, member.his);
  }
  for (const [slot, word] of listSlots(heroes, nameLength)) words.set(slot, word);
  for (const [slot, pick] of picks) {
    for (const [field, text] of Object.entries(pick)) {
      if (text !== undefined && field !== "place" && field !== "prop") {
        words.set(field === "text" ? slot : `${slot}.${field}`, text);
        if (field === "many") words.set(`${slot}s`, text);
      }
    }
  }
  return words;
}
