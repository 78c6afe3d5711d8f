import type { StoryOrder } from "@/lib/shared/story";

const BRITISH =
  /\b(?:mum|mums|mummy|mummies|colou?rs?(?<=ours?)|favourite|grey|pyjamas|lorr(?:y|ies)|nappy|nappies|wellies|telly|grandad|nan|plough|stabilisers|hoover|football boots|conkers|jumper|rubbish|holidays?|aeroplane|tyres?|neighbours?|practise|poorly|cot|dummy|crisps|ice lolly|bin lorry|power cut)\b/iu;

/** Whether a parent's own words are British; where nothing shows it, we write as we always do. */
export const isBritish = ({ title, topics }: Pick<StoryOrder, "title" | "topics">): boolean =>
  [title, ...topics].some((text) => BRITISH.test(text));

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])olor(?=s|ed|ing|ful|less|\b)/gu, "$1olour"],
  [/\b([Ff])avorite(?=s|\b)/gu, "$1avourite"],
  [/\b([Gg])ray(?=er|est|ish|\b)/gu, "$1rey"],
  [/\b([Nn])eighbor(?=s|hood|ly|\b)/gu, "$1eighbour"],
  [/\b([Pp])ajamas\b/gu, "$1yjamas"],
  [/\b([Mm])om(?=s|my|mies|['’]s|\b)/gu, "$1um"],
  [/\b([Cc])enter(?=s|\b)/gu, "$1entre"],
  [/\b([Tt])heater(?=s|\b)/gu, "$1heatre"],
];

/** Words of another variety as this parent writes them. */
export const spellBritish = (text: string): string =>
  SPELLINGS.reduce((rest, [pattern, ours]) => rest.replace(pattern, ours), text);
