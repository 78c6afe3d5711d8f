import type { StoryOrder } from "@/lib/shared/story";

/** Words that only the British, the Irish and Australians write, or mean so: nobody is stuck in a ski lift who asks for a lift. */
const WORDS = [
  ...`mum(?:s|my|mies)?; mam; grandad; nan(?:na)?'s; bairns?;
    (?<!(?:ski|chair|a) )lifts?(?! (?:me|up|off|it|him|her|them)\\b); napp(?:y|ies); lorr(?:y|ies); torch(?:es)?;
    trousers; pyjamas; jumpers?; colou?ring-in; stabilisers; poorly; plasters?; rubbish; pushchairs?; prams?;
    hoover(?:s|ing)?; aeroplanes?; fire engine; maths; playtime; postman; telly; wellies; welly; crisps;
    (?:ice )?loll(?:y|ies); conkers; power cut; biscuit tin; primary school;
    year (?:one|two|three|four|five|six|seven|1[0-3]|[1-9]); junior infants; senior infants;
    (?:start(?:s|ing)?|in) reception; reception class; football (?:match|pitch|boots); fancy dress; cup final;
    goalkeepers?; lollipop (?:lady|man); dinner lad(?:y|ies); bin ?m[ae]n; dustm[ae]n; dustbins?;
    bin (?:lorr(?:y|ies)|day); wheelie bins?; head ?teacher; supply teachers?; playgroup; play ?school; moving house; half[- ]term;
    bank holiday; panto(?:mime)?; bonfire night; zebra crossing; car park; motorway; sandpit; climbing frame;
    rounders; netball; hurling (?:team|club|match|final); camogie; under[- ]\\d+s; foot(?:y|ie); kindy; arvo;
    bushfires?; brekkie; cr[eè]che; swimming costume; father christmas; pancake day; nits; jabs?; the loo;
    (?<!pee[- ])wee(?:s|ing)?; whilst; fortnight; learnt; tyres?; kerb; cosy`.split(/;\s+/u),
  // No rhyme, no room that is painted for a baby, and nothing that plants grow in.
  "(?<!(?:plant|tree|garden|fish|turtle|baby'?s|the new|paint(?:ing)? the|decorat(?:e|ing) the) )nurser(?:y|ies)(?! (?:rhymes?|room|wall|paint))",
  "(?<!(?:crash|test|ventriloquist|ventriloquist's) )dumm(?:y|ies)",
  // Spellings.
  "(?:colour|favour|neighbour|behaviour|flavour|harbour|honour|humour|rumour|armour|tumour)\\p{L}*",
  "grey",
  "(?:met|lit|cent)res?",
  "(?:realis|recognis|apologis|organis|memoris)(?:e[ds]?|ing)",
  "practis(?:e[ds]?|ing)",
  "(?:travell|cancell|quarrell)(?:ed|ing|er)",
  ...["marvellous", "jewellery", "moustache", "programme", "plough"],
];
const BRITISH = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WORDS.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** Words that only Americans write. */
const AMERICAN =
  /\b(?:mom(?:s|my|mies)?|elevators?|diapers?|pacifiers?|trucks?|trash|garbage|sidewalk|flashlights?|soccer|pajamas|colors?|favorite|neighbors?|gray|stroller|vacation|kindergarten|first grade|[1-6](?:st|nd|rd|th) grade|math|movie|training wheels|fire ?truck|(?:in|to|from) (?:the )?(?:america|usa|states|new york|texas|california|florida|boston|chicago|ohio|seattle|canada|toronto))\b/iu;

/** The country, and not all of us. */
const THE_US = /\b(?:[Ii]n|[Tt]o|[Ff]rom) (?:[Tt]he )?US\b/u;

/** Where nobody says "Mom"; whoever only goes there may. */
const THERE =
  /(?<![\p{L}\p{N}])(?:leeds|glasgow|edinburgh|aberdeen|dundee|inverness|belfast|dublin|galway|killybegs|donegal|liverpool|sheffield|nottingham|cardiff|swansea|cornwall|yorkshire|lancashire|lyme regis|scotland|ireland|(?<!new )england|wales|australia|new zealand|melbourne|brisbane|adelaide|auckland)(?![\p{L}\p{N}])/iu;
/** The same of names that mean something else as well: nobody lives in a cork, and Sydney may be a girl. */
const IN_A_TOWN =
  /(?<!\p{L})(?:[Ii]n|[Tt]o|[Ff]rom|[Aa]t|[Nn]ear|[Ll]eaving|[Oo]utside) (?:Cork|Sydney|Perth|Derry|Bristol|Newcastle|Manchester)(?![\p{L}'’])/u;
const VISITS =
  /\b(?:vacation|trips?|visit\w*|fly(?:ing)?|flies|flew|flight|tour|airport|(?:air|aero)?planes?)\b/iu;

type Words = Pick<StoryOrder, "title" | "topics" | "relatives">;

/** Whether a parent's own words are British; where nothing shows it, or a Mom would see grey, we write as we always do. */
export const isBritish = ({ title, topics, relatives = [] }: Words): boolean => {
  const words = [title, ...topics].join(" ; ").replaceAll("’", "'");
  const family = relatives.map(({ name }) => name).join(" ; ");
  const isFromThere = (THERE.test(words) || IN_A_TOWN.test(words)) && !VISITS.test(words);
  return (
    (BRITISH.test(words) || isFromThere) && !AMERICAN.test(`${words} ; ${family}`) && !THE_US.test(words)
  );
};
