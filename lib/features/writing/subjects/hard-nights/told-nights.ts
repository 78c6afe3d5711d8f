import { asRelative, type Subject } from "@/lib/features/writing/subjects/as-subject";
import type { Care } from "@/lib/features/writing/subjects/subject";
import { ofHeroes, type Dead } from "@/lib/features/writing/subjects/who-died";
import type { HardNight } from "./hard-night";
import { wholeName } from "@/lib/features/writing/hero-token";
import { findWhoComes } from "./who-comes";
import { whoIsMeant, type Meant } from "./who-is-meant";

/** What else may be said beside what is told, and is said to be left out. */
type ToldRow = {
  /** What has to be said, each in one of the texts. */
  if?: readonly RegExp[];
  /** Of whom it is told; where nobody is said here, of the child itself, whoever else is named. */
  of: readonly Meant[] | null;
  /** Whoever else of the order has a part in it. */
  who?: (texts: readonly string[]) => Subject | null;
  /** The run by which its plot is found. */
  run: string;
  beside?: readonly string[];
  /** What the words ask for that the plot doesn't tell. */
  unless?: RegExp;
  /** Topics that say no more than what the plot tells. */
  says?: RegExp;
  /** Told of everybody but the heroes themselves. */
  ofAnother?: true;
};

/** Where any of these is said, somebody is hurt, and no plot of these nights tells it. */
const WITH_WEAPONS =
  /\b(?:guns?|weapons?|kni(?:fe|ves)|kill\w*|murder\w*|stab\w*|shot|shoot\w*|bombs?|war|blood(?! (?:sugars?|glucose)\b)\w*)\b/iu;

/** A stay in a hospital as the plot of it tells it; what may end otherwise, is over, or was done to somebody, it doesn't. */
const IN_HOSPITAL: ToldRow = {
  of: ["mother", "father"],
  run: "parent-in-hospital",
  beside: ["other-operation", "in-hospital"],
  says: /^(?:(?:and|why|is|has|with|of|in|at|to|the|an?|my|our) )*(?:hospital(?: visit| bed)?|operation|surgery|doctors?|nurses?|visit(?:ing)?(?: (?:in|at|to)? ?(?:the )?hospital)?)$/iu,
  unless:
    /\b(?:heart|brain|kidney|liver|lungs?|spine|bone marrow|cleft|transplants?|stroke|coma|icu|intensive care|life support|dialysis|amput\w+|(?:home|back) from|out of (?:the )?hospital|discharged|fight\w*|hits?|shout\w*|yell\w*|police)\b/iu,
};

/** A brother or a sister who came too early, and has to stay in the hospital: how it ends isn't known, and not told. */
const EARLY_BABY: ToldRow = {
  of: null,
  run: "a-baby-born-too-early",
  if: [
    /\b(?:nicu|prem\w*|preemies?|preterm|early|too soon|neonatal|special care|scbu|incubators?|tiny|still in)\b/iu,
  ],
  beside: ["in-hospital"],
  ofAnother: true,
  says: /^(?:(?:and|why|is|has|with|of|in|at|to|the|an?|my|our|her|his|so|very|too|still|born|came|being|new|little|tiny|small|big|baby|babies|premature|prematurely|prem|premie|preemie|preterm|early|soon|brother|sister|sibling|nicu|neonatal|special|intensive|care|unit|ward|scbu|hospital|incubators?|tubes?|wires?|machines?|beeps?|beeping|monitors?|nurses?|doctors?|visit|visiting|waiting|birth|can't|cannot|hold|touch|yet)(?: |$))+$/iu,
  // Of twins, of a baby who comes home, who may die or is operated on, of another family's and of the child itself it isn't told.
  unless:
    /\b(?:twins?|triplets?|quads?|die|dies|dying|heaven|angels?|goodbye|brain|heart|lungs?|operations?|surgery|infections?|sepsis|cousins?|friends?|neighbou?rs?|teachers?|aunt\w*|kittens?|pupp(?:y|ies)|lambs?|foals?|cal(?:f|ves)|chicks?|ducklings?|goats?)\b|\b(?:i|i'm|you|we|hero|son|daughter|child) (?:was|were|am|are|is) (?:(?:a|an|so|such|very) )*(?:born|prem|in (?:the |an )?(?:nicu|incubator))|^(?!.*\bwhen\b).*\b(?:came|comes?|coming|is|finally|back|bring\w*|welcom\w*|going|at) (?:\p{L}+ )?home\b/iu,
};

/** A child who lives with diabetes, as on any day: how it began, an emergency, and anybody else's are told by no plot. */
const DIABETES: ToldRow = {
  of: null,
  run: "child-on-insulin",
  if: [/\b(?:diabet\w+|insulin)\b/iu],
  says: /^(?:(?:and|why|is|has|have|having|with|of|in|at|to|the|an?|my|our|his|her|their|i|new|little|type|1|one|t1d?|juvenile|diabet\w+|insulin|glucose|blood|sugar|levels?|low|lows|hypos?|sensors?|cgm|monitor|libre|pumps?|pods?|pens?|injections?|needles?|jabs?|finger|pricks?|arm|juice|snacks?|carbs?|counting|beeps?|beeping|alarms?|school|checks?|checking|brave|every day|day)(?: |$))+$/iu,
  unless:
    /\b(?:epilep\w+|seizures?|arthritis|sickle cell|crohn'?s|sclerosis|parkinson\w*|neurone?|type (?:2|two)|faint\w*|collaps\w*|pass(?:ed|es|ing) out|unconscious|coma|ketoacidosis|dka|hospital\w*|ambulance|die|dies|died|dying|death|amput\w+|blind\w*|cured?|diagnos\w+|found out|hates?|refus\w+|won't|wont|bull(?:y|ies|ied|ying)|teas\w+|hid(?:es|ing)? (?:it|food|candy|sweets)|too much insulin|all (?:of )?(?:her|his|my|the) insulin|(?:nobody|no one|won't|doesn't|never) gives?|in (?:my|our|her|his|the) class|boyfriends?|girlfriends?|husband|wife|coach|step\w+)\b|\b(?:mums?|moms?|mumm(?:y|ies)|momm(?:y|ies)|mothers?|mam|mama|dads?|dadd(?:y|ies)|fathers?|papa|parents?|grand\w+|grann(?:y|ies)|nanas?|nans?|nann(?:y|ies)|gran|gramps|pops?|poppa|oma|opa|nonn[ao]|abuel[ao]|aunt\w*|uncles?|cousins?|brothers?|sisters?|siblings?|twins?|bab(?:y|ies)|toddlers?|friends?|neighbou?rs?|teachers?|classmates?|dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|bunn(?:y|ies)|ponies|pony|horses?|pets?|tedd(?:y|ies)|dolls?|dragons?|bears?|princes?|princess(?:es)?|kings?|queens?|unicorns?|dinosaurs?|robots?)\b/iu,
};

/** Hard nights that have a plot, by their id; of anybody else they aren't told. */
const TOLD: Readonly<Record<string, readonly ToldRow[]>> = {
  prison: [
    {
      of: ["mother", "father"],
      run: "parent-in-prison",
      beside: ["arrested"],
      unless:
        /\b(?:out of|home from|back from|left|leaving) (?:prison|jail)\b|\bcom(?:es|ing) (?:home|back|out)\b|\breleas\w+/iu,
    },
  ],
  cancer: [
    {
      of: ["mother", "father", "grandmother", "grandfather"],
      run: "very-ill",
      beside: ["other-operation", "in-hospital"],
      unless:
        /\b(?:cystic fibrosis|cancer[- ]free|remission|survivor|(?:beat|beats|beating|had|after) cancer|(?:last|end of|finish\w+|no more) chemo\w*|all clear)\b/iu,
    },
  ],
  "in-hospital": [IN_HOSPITAL],
  "early-baby": [EARLY_BABY],
  "lasting-illness": [DIABETES],
  "other-operation": [IN_HOSPITAL],
  addiction: [
    {
      of: ["mother", "father"],
      run: "parent-drinking",
      // Drugs, treatment and a child who lives elsewhere have no plot. That somebody drinks, or is drunk, is told; whoever is
      // hurt, afraid or alone with them needs help first.
      says: /^(?:(?:too much|a lot of) )?(?:alcohol\w*|beers?|wine|vodka|whisk(?:e)?y|gin|rum|schnapps|booze|liquor|drinks?|drinking|drunk(?:en)?|hangover)(?: (?:too much|problem|again))?$/iu,
      unless:
        /\b(?:drugs?|overdos\w*|rehab|addicts?|sober|(?:live|lives|living) with|scar\w+|afraid|frighten\w*|hits?|hitting|hurts?|beats?|chok\w+|throw\w*|break\w*|smash\w*|shout\w*|yell\w*|scream\w*|fights?|fighting|argu\w+|angry|violent|mean|police|driv\w+|car|crash\w*|alone|left me|hungry|no food|safe)\b/iu,
    },
  ],
  foster: [
    {
      of: null,
      run: "foster-family",
      beside: ["taken-into-care"],
      // Another child who comes, and whoever goes on, goes home or visits, are told by no plot.
      unless:
        /\b(?:leav\w+|good-?bye|end(?:s|ed|ing)?|moving (?:on|out|again)|another foster|back (?:home|to)|go(?:es|ing)? home|adopt\w*|sisters?|brothers?|siblings?|twins?|friends?|cousins?|com(?:es?|ing) to (?:live|stay) with us|foster (?:child|kid|boy|girl)s? (?:is |are )?(?:com\w+|arriv\w+|moving|moves|joins)|(?:get|gets|getting|have|having|take|taking|welcom\w+|new) (?:an? |our )?foster (?:child|kid|boy|girl)|(?:our|we|we're) (?:new )?foster(?:ed|ing)?(?: (?:child|kid|baby|girl|boy|son|daughter))|(?:we|we're|we are|mum|mom|dad) foster(?:ing)?|contact|visit\w*)\b/iu,
    },
    // Whoever says "our foster brother", or that one comes, is of the family that he comes to, and so is "my foster sister"
    // alone. A baby is told by no plot.
    {
      of: null,
      run: "foster-sibling",
      who: findWhoComes,
      if: [
        /^(?:(?:my|his|her) )?foster (?:brother|sister|sibling)(?:,? (?:called|named) \p{L}+)?$|\b(?:(?:our|new|first|an?(?:other)?) foster (?:brother|sister|sibling|child|kid|boy|girl|son|daughter)s?|foster (?:brother|sister|sibling|child|kid|boy|girl)s? (?:is |are )?(?:com\w+|arriv\w+|moves? in|moving in|joins?|living with us|lives with us)|(?:we|we're|we are|mum|mom|dad|my parents|our family) (?:now |will |start\w* )?foster(?:s|ing)?|(?:we|we're|we are) (?:now )?(?:a|becoming a) foster family|sharing (?:my|a|the|our) (?:room|mum|mom|dad|mummy|mommy|toys) with (?:my|our|a|the) foster)\b/iu,
      ],
      beside: ["taken-into-care"],
      unless:
        /\b(?:leav\w+|good-?bye|end(?:s|ed|ing)?|moving (?:on|out|again)|back (?:home|to)|(?:go(?:es|ing|ne)?|went) (?:home|away|back)|(?:another|new) family|adopt\w*|baby|babies|toddler|twins?|contact|visit\w*|i am a foster|i'm a foster|as a foster|being a foster|(?<!\ba )foster (?:mum|mom|mummy|mommy|dad|daddy|mother|father|parents?|carers?))\b/iu,
    },
    // Whoever goes goes home: another family, or being adopted, is no going home.
    {
      of: null,
      run: "foster-goodbye",
      who: findWhoComes,
      if: [
        /\bfoster (?:brother|sister|sibling|child|kid|boy|girl|son|daughter)\b/iu,
        /\b(?:leav(?:es|e|ing)|left|good-?bye|(?:go(?:es|ing)?|went|mov(?:es|ing|ed)) (?:back|home|away|out)|back (?:home|with|to) (?:(?:his|her|their|the) )?(?:mum|mom|mummy|mommy|mother|dad|daddy|father|parents?|family|real \w+|own \w+))\b/iu,
      ],
      beside: ["taken-into-care"],
      says: /^(?:good-?byes?|saying good-?bye|leaving|going home|social workers?|foster care|foster (?:brother|sister|sibling|child)|miss(?:ing)? (?:him|her|them))$/iu,
      unless:
        /\b(?:adopt\w*|baby|babies|toddler|twins?|(?:new|another|different|next) (?:foster )?(?:family|home|mum|mom|placement|carers?)|i am (?:a foster|leaving|going)|i'm (?:a foster|leaving|going)|as a foster|being a foster|my foster (?:mum|mom|dad|mother|father|family|parents|carers?|home|placement)|ran away|runaway|contact)\b/iu,
    },
  ],
};

export type ToldNight = { run: string | null; care: Care | null; who: Subject | null };

export const NOT_TOLD: ToldNight = { run: null, care: null, who: null };

/** What of a hard night is told after all, and of whom; nothing where it needs other help than a story. */
export function readToldNight(
  written: readonly string[],
  nights: readonly HardNight[],
  heroes: readonly string[] = [],
): ToldNight {
  const [night, ...others] = nights;
  const texts = written.map((text) => ofHeroes(text.replaceAll("’", "'"), heroes));
  const row = night && findRow(texts, TOLD[night.id] ?? []);
  if (!row || texts.some((text) => WITH_WEAPONS.test(text))) return NOT_TOLD;
  if (others.some(({ id }) => id !== night.id && !row.beside?.includes(id))) return NOT_TOLD;
  if (row.ofAnother && isOfHero(texts, heroes)) return NOT_TOLD;
  const told = { run: row.run, care: night.care };
  return row.of === null
    ? { ...told, who: row.who?.(texts) ?? null }
    : readMember(told, row.of, whoIsMeant(texts, night.means));
}

/** "Mia was born too early" is told of Mia, and "Mia waits in the NICU" of somebody else. */
const isOfHero = (texts: readonly string[], heroes: readonly string[]): boolean =>
  heroes
    .filter((hero) => hero.trim() !== "")
    .map(
      (hero) =>
        new RegExp(
          `${wholeName(hero.trim()).source}(?:'s)?,? (?:(?:who|was|is|came|arrived|spent|had|so|very|an?|the|our|tiny|in|much|\\d+|ten|weeks|months|days) )*(?:born|prem\\p{L}*|preemie|nicu|neonatal|incubator|early|too)(?!\\p{L})`,
          "iu",
        ),
    )
    .some((told) => texts.some((text) => told.test(text)));

const readMember = (told: Omit<ToldNight, "who">, of: readonly Meant[], who: Meant | null): ToldNight =>
  who === null || who === "other" || !of.includes(who) ? NOT_TOLD : { ...told, who: asRelative(who) };

const findRow = (texts: readonly string[], rows: readonly ToldRow[]): ToldRow | undefined =>
  rows.find(
    (row) =>
      (row.if ?? []).every((said) => texts.some((text) => said.test(text))) &&
      !texts.some((text) => row.unless?.test(text)),
  );

/** Whether a topic says no more than what the plot of this run is about. */
export const isToldByRun = (run: string | null, topic: string): boolean =>
  Object.values(TOLD)
    .flat()
    .some((row) => row.run === run && row.says?.test(topic.trim()));

/** Whether somebody will die as well is asked by whoever lost a mother or a father: their story answers it. */
export const isToldWithDeath = (night: HardNight | null, died: Dead | null): boolean =>
  night?.id === "may-die-too" && (died === "mother" || died === "father");
