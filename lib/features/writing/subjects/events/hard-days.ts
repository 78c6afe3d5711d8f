import type { EventRow } from "./untold-event";
import { OWN, PARENT } from "./word-groups";

/** What is hard to hear of and that no plot of ours tells with the care that it needs: it is never told by the way. */
export const HARD_DAYS: readonly EventRow[] = [
  [
    "body-safety",
    [
      "private parts?",
      "(?:good|safe|bad|unsafe|secret) touch(?:es|ing)?",
      "(?:no|stop|don't|dont) touch(?:ing)?(?: me)?",
      "(?:my )?body(?: is| belongs to)? (?:mine|me|my own|private|safety|boundaries)",
      "(?:says?|saying) no to (?:kisses|hugs|hugging|kissing|tickling|cuddles)",
      "consent",
    ],
    ["feelings/six-sizes-of-hello", "feelings/worry-pebbles"],
  ],
  [
    "disaster",
    [
      "(?:bush|wild|house|forest) ?fires?",
      "(?:house|home|flat|apartment|shop|school)(?: was| has| is| got| had)? (?:burn(?:ed|t|s|ing)?|caught fire|on fire|flooded|destroyed|collapsed)",
      `(?:burn(?:ed|t)|flooded|destroyed) ${OWN} (?:\\w+ )?(?:house|home|flat|apartment|school)`,
      `lost ${OWN} (?:house|home)`,
      "(?:evict(?:ed|ion)|homeless(?:ness)?|(?:living|live|sleep|sleeping) in (?:the|a|our) (?:car|shelter|hostel|hotel))",
    ],
    ["feelings/worry-pebbles", "firsts/box-of-nothing", "feelings/last-piece"],
  ],
  [
    "fright",
    [
      "car (?:accident|crash)",
      "(?:burglars?|burglary|break-?in|burgled|robbed|robbery|stranger at the door)",
      "lockdown(?: drills?)?",
      "(?:panic attacks?|deport(?:ed|ation)|racis[mt]|self[- ]harm|kidnap(?:ped|ping)?)",
      "(?:nicu|incubator|premature baby|baby (?:\\w+ )?(?:too early|too soon))",
      `${PARENT}(?: \\w+)? (?:drinks|drunk|drinking|alcohol(?:ic|ism)?)`,
    ],
    ["feelings/worry-pebbles", "feelings/night-watch"],
  ],
];
