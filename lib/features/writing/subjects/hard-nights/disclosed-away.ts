import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { MID } from "./disclosed-words";
import type { NightRow } from "./hard-night";
import { CHILD, ELDER, FURY, OWN, PERSON, SAFE, WORRIES } from "./night-words";

const SOMEBODY = `(?:${PARENT}|${ELDER}|${CHILD})`;
const POLICE = "(?:police(?:man|men| officers?)?|cops?|officers?|sheriff)";
const TAKES = "(?:took|takes?|taken|taking|grabbed|stole|snatched|dragged|carried|led|picked up)";
const STRANGERS =
  "(?:(?:some |the |two |three |bad |strange |masked |armed )*(?:men|man|strangers?|guys?|people|soldiers?|kidnappers?|gangs?|agents|someone|somebody|they))";

const ARRESTED: readonly string[] = [
  `${SOMEBODY}${MID} (?:was|were|is|got|being|been|gets) (?:\\p{L}+ )?(?:taken|picked up|led|dragged|handcuffed|arrested|locked up|put in handcuffs)(?: (?:away|off|from \\p{L}+))* by (?:the |some |two )?${POLICE}`,
  `${POLICE} (?:\\p{L}+ (?:and|to) )?${TAKES} ${OWN}${SOMEBODY}(?: \\p{L}+)? (?:away|with them|in handcuffs|from (?:us|me|home)|to (?:jail|prison|the (?:police )?station)|last night|at night)(?! (?:for a ride|home|to (?:school|the hospital)))`,
  `${POLICE} (?:came|come|comes)(?: \\p{L}+){0,3} (?:and|to|for) (?:took|take|takes|arrest|arrested|get)? ?${OWN}${SOMEBODY}(?=\\W*$|[,.;]| (?:away|in|with|last|at))`,
  `${OWN}${SOMEBODY}(?: \\p{L}+)? (?:in handcuffs|was handcuffed)`,
  `(?:ice|immigration|border) (?:agents?|officers?|police|patrol) (?:came and )?${TAKES} ${OWN}${SOMEBODY}`,
  `${OWN}${SOMEBODY}(?: \\p{L}+)?,? whom? the police took`,
];

const MISSING: readonly string[] = [
  `${STRANGERS} ${TAKES} (?:away )?(?:${OWN}${SOMEBODY}(?: \\p{L}+)?|me|us|him|her)(?: away(?=\\W*$|[,.;]| (?:from|last|at night|in (?:a|the) (?:van|car|truck)|and (?:we|she|he|never)))| with them(?=\\W*$)| and (?:never|didn't|did not|won't)| in (?:a|the|their) (?:van|car|truck)(?=\\W*$))`,
  `(?:someone|somebody|(?:a|the|some) (?:man|men|stranger|strangers|people)) (?:stole|snatched|kidnapped|abducted|grabbed) ${OWN}${SOMEBODY}(?=\\W*$|[,.;]| (?:from|at|in|and|yesterday|last))`,
  `${STRANGERS} took away ${OWN}${SOMEBODY}(?=\\W*$)`,
  `${SOMEBODY}${MID} (?:was|were|got|has been|is|been) (?:taken|grabbed|stolen|snatched|dragged|carried) (?:away |off )?(?:from (?:us|me|home) )?by (?:\\p{L}+ )?(?:men|a man|the man|strangers?|soldiers|people|someone|somebody)(?!\\p{L})`,
  `${SOMEBODY}${MID} (?:was|were|has been|got) taken (?:away )?from (?:us|me)`,
  `${STRANGERS} tr(?:ied|ies) to (?:take|grab|pull|get) (?:me|us|her|him|${OWN}${CHILD}) (?:away|into (?:a|the|his) (?:car|van|truck))`,
];

const SCHOOL =
  "(?:school|class(?:room)?|kindergarten|nursery|preschool|pre-school|daycare|day care|playground)";
const AT_SCHOOL = `(?:at|in|into|near|outside|inside|to) (?:my |our |her |his |the |a )?(?:\\p{L}+'s )?(?:old |primary |elementary )?${SCHOOL}(?!\\p{L})`;
const VIOLENT_SCHOOL: readonly string[] = [
  `(?<!(?:photo|film|video|movie|bow|basketball|netball|football|soccer|goal|target) )(?:shootings?|shooters?|stabbings?|gunm[ae]n|gun ?shots?|gunfire|shots fired|(?<!(?:flu|jump|vaccine|free|penalty|good|best|screen) )shots)(?: (?:yesterday|today|again|happened|came|heard|last \\p{L}+))? ${AT_SCHOOL}`,
  `${SCHOOL} (?:shootings?|shooters?|stabbings?|gunm[ae]n|massacre)`,
  `(?:someone|somebody|a (?:man|boy|kid|girl|teacher|child)|he|she|they|${PERSON})(?: \\p{L}+){0,2} (?:shot|shoots|shooting|stabbed|stabs|killed|was shooting)(?: (?:people|kids|children|someone|everyone|a \\p{L}+|my \\p{L}+|up))?(?: \\p{L}+)? ${AT_SCHOOL}(?<!(?:photo|photos|video|film|hoops|baskets|goals?) (?:at|in|to) \\p{L}+ \\p{L}+)`,
  `(?:had|has|have|brought|brings?|with|took|takes?|came with|carries|carried|pulled) (?:out )?(?:a|an|his|her|the) (?:\\p{L}+ )?(?<!(?:water|toy|butter|plastic|bread|bubble|nerf) )(?:knife|gun|weapon|rifle|pistol) ${AT_SCHOOL}`,
  `(?:knife|gun|weapon|bomb)s? (?:attack |threat )?${AT_SCHOOL}(?! (?:lunch|dinner|kitchen|canteen))|bomb threat`,
  `(?:man|boy|kid|teenager|someone|somebody) (?:came|comes|went|ran) ${AT_SCHOOL} with (?:a|an|his) (?:\\p{L}+ )?(?<!(?:water|toy|butter|plastic|bread|bubble|nerf) )(?:knife|gun|weapon|rifle|pistol|axe)`,
  `(?:shot|shots|hid|hiding|hide|locked down|lock-?down) (?:\\p{L}+ ){0,3}(?:from (?:the|a) (?:shooter|gunman)|because of (?:the|a) (?:shooter|gunman|shooting))`,
];

export const DISCLOSED_AWAY: readonly NightRow[] = [
  ["school-violence", "hardship", "violence at school", "safety", SAFE, VIOLENT_SCHOOL],
  ["missing-child", "danger", "somebody who was taken away", "safety", WORRIES, MISSING],
  ["arrested", "away", "somebody who was arrested", "words", FURY, ARRESTED],
];
