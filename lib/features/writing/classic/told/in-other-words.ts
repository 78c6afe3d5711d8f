import { formsOf } from "./word-forms";

/**
 * What a story says for what a parent calls by another word: the word of an order, and then those of which one on a page
 * means the same. Nothing that is only near: a garden is no park.
 */
const MEANS: ReadonlyMap<string, readonly string[]> = new Map(
  `bedtime: bed pillow asleep goodnight pajamas pyjamas
goodnight: bed pillow asleep
sleepover: overnight
trolley: cart
pram: stroller buggy pushchair
torch: flashlight lamp
telly: television
queue: line
tv: television
ipad: tablet screen
screen: tablet
goodbye: bye farewell wave hug
bye: goodbye farewell
farewell: goodbye bye
asteroid: rock
flash: lightning
storm: thunder
lost: gone missing
tesco: store supermarket
asda: store supermarket
aldi: store supermarket
lidl: store supermarket
sainsbury: store supermarket
sainsburys: store supermarket
morrisons: store supermarket
waitrose: store supermarket
walmart: store supermarket
target: store supermarket
costco: store supermarket
ikea: store supermarket
worker: badge
sofa: couch
vomit: sick
vomiting: sick
vomited: sick
puke: sick
throwing-up: sick
plaits: braid
plaited: braid
plait: braid
cornrows: braid
wrong: mistake failed flat
losing: last loser beaten
loser: last lost
loses: last
winning: first won
money: coin price cost
noise: loud bang roar noisy thump
loud: noise bang roar
grandparent: grandma grandpa grandmother grandfather nana granny grandad
parent: mom mum mama dad papa mommy mummy daddy mam amma
bunny: rabbit
kitty: cat kitten
doggy: dog puppy
doggie: dog puppy
ill: sick illness medicine doctor
sick: ill illness medicine doctor
poorly: ill sick medicine doctor
jab: needle shot injection
injection: needle shot
vaccination: needle shot
hospital: nurse doctor ward
chemo: medicine
chemotherapy: medicine
cry: tear tears cried
tears: cry cried
tantrum: scream shout stamp angry
temper: angry shout shouted anger
fight: quarrel argue argued
quarrel: fight argue argued
fall: tumble
cracked: broken broke crack piece
broken: broke piece crack
snapped: broke broken
lesson: teacher learn practice
class: teacher
vet: animal-doctor
sea: ocean
seaside: beach sea
ocean: sea
beach: sand
holiday: vacation
vacation: holiday
coin: penny pennies
sweet: candy sugar
candy: sweet
biscuit: cookie
crisps: chips
jumper: sweater
wellies: boots
welly: boot
nappy: diaper
pavement: sidewalk
lorry: truck
puppy: dog
kitten: cat
party: guest guests
present: gift
gift: present
costume: dressed
fancy: pretend
truth: true
honesty: honest truth
lonely: alone
excluded: invited asked
ending: ends end
steer: steering wheel
passenger: people
teammate: team
sparkle: shine shiny glitter
cardboard: box boxes
outside: outdoors
graze: hurt scrape scraped
bubble: foam
outdoors: outside garden`
    .split("\n")
    .map((line): [string, readonly string[]] => {
      const [word = "", others = ""] = line.split(": ");
      return [word, others.split(" ")];
    }),
);

/** Words of which one on a page says what a word of the order says. */
export const otherWordsOf = (word: string): readonly string[] =>
  formsOf(word).flatMap((form) => MEANS.get(form) ?? []);

/** What a plot tells from its first page to its last, whichever words it has for it; as parents call it. */
const TOLD_BY_PLOT: Readonly<Record<string, string>> = {
  "feelings/nearly": "lost toy lost bunny teddy bear missing gone left behind",
  "friendship/last-one-wins":
    "teddy bear stuffed animal soft toy cuddly plush favorite favourite best friend takes carries everywhere play playing staring contest bedtime",
  "feasts/quiet-bang": "clean cleans cleaning cleaned tidy tidying house sweep sweeping before",
  "feelings/saturday-at-three": "left out excluded uninvited birthday party sad alone disappointed",
  "feelings/which-banana":
    "left out excluded alone lonely embarrassed ashamed phones friends honest lie truth",
  "feelings/perfect-health":
    "understudy lead role main part cried sad disappointed jealous envy second best audition reserve rehearsal wanted picked chosen",
  "feelings/pocket-that-squeaked":
    "steal stealing steals stole stolen took take taken taking toy pocket sorry honest honesty truth lie guilty returning return returns give giving back belong mine yours without asking nicked",
  "habits/in-one-piece":
    "money coin coins penny pennies dollar dollars pound pounds save saves saved saving savings spend spends spending spent wasted waste bought buy buys buying shop store toy toys wait waits waiting patient patience impatient impatience want wants wanting now learn learns learning first weekly piggy bank moneybox wrong thing junk rubbish",
  "feelings/eleven-scratches":
    "jealous jealousy envy envious better wanting wants want friend friendship others",
  "feelings/coat-for-three":
    "new best left out excluded alone lonely sad jealous jelous jealousy envy crowd company third wheel triangle group sharing share bestie freind mate bff friendship play plays playing playtime recess break school someone somebody else",
  "feelings/knock-first":
    "lego legos duplo blocks block bricks brick building build builds built buildings model models tower things stuff toddler baby sibling annoying knock knocks knocked knocking over down wreck wrecks wrecked wrecking ruin ruins ruined ruining destroy destroys destroyed destroying smash smashes smashed smashing play plays playing alone sharing share",
  "days/ow-a-brick":
    "lego legos duplo blocks block bricks brick building build builds built construction tower towers tallest highest toys toy play plays playing piece pieces magnet magnets magnetic tile tiles missing lost leaning wobbly barefoot bare feet stepping steps stepped step dark",
  "feelings/other-end": "left out excluded alone lonely classmate friendship friend friends nobody sit",
  "feelings/tap-tap-oops": "lost missing ran away gone escaped",
  "feelings/twenty-seven-potatoes": "losing last race slow loser",
  "feelings/book-of-losses": "losing loosing loser lost match game sore",
  "feelings/tooth-marks": "uno snap losing loser loses beats sibling older",
  "habits/you-had-the-lemon": "behaviour behavior manners interrupting interupting patience turn turns",
  "habits/what-squeaks": "manners behaviour behavior",
  "feelings/push-the-shed": "behaviour behavior",
  "feelings/one-more-chair":
    "imaginary invisible pretend friend friends imagination believe believes make-believe real sees see play playing together",
  "feelings/clean-knees": "substitute sub benched team",
  "firsts/song-with-a-bump": "practice practicing practising learning lesson lessons hates",
  "feelings/last-piece": "goodbye moved moving leaving miss",
  "feelings/salt-socks-snake": "temper broke broken mistake apologise apologize",
  "feelings/lie-that-grew": "fib fibs truth lying honest",
  "feelings/eleven-came": "lost crowd",
  "feelings/lion-cow-fly": "loud noise noisy scared",
  "feelings/wagon-for-two": "share sharing mine",
  "feelings/one-red-thumb": "patience waiting wait turn",
  "firsts/night-off": "bedtime sleep giving up",
  "firsts/fourth-board":
    "stage lines forgot forgotten words show fright nervous embarrassed wrong note carries",
  "firsts/room-nine":
    "alone combination secondry midle starting starts start nervous scared lost new corridor corridors timetable making friends eleven",
  "firsts/bush-in-boots":
    "first time own myself independent independence crossing cross traffic brave alone walks walk",
  "firsts/nearly-done": "hurt hurts hurting ouch ow pull pulls pulling sore patient",
  "firsts/two-layers": "wet bed accident",
  "firsts/box-of-nothing": "moving move packing leaving",
  "firsts/six-week-wall": "broken arm plaster cast broke",
  "firsts/two-wheels":
    "stabilisers stabilizers training wheels falling fall fell off down learn learning ride rides riding",
  "firsts/wobbly-tooth": "losing lost lose loses loose came comes coming out fell first",
  "firsts/map-of-tastes": "picky fussy eater new food foods tries try trying",
  "firsts/shoot-and-get": "score scores scored scoring practise practising training first",
  "feelings/wrong-net": "mistake mistakes embarrassed embarrassing teased teammate teammates match next",
  "feelings/who-says-three": "scared brave nervous high heights drop",
  "firsts/feet-away": "flight fly flying airport aeroplane",
  "firsts/face-in-water": "lesson lessons swim swimming face underwater",
  "firsts/chair-that-walked": "big bed own room",
  "care/hat-drawer": "chemo chemotherapy cancer treatment tired bald ill sick medicine fall fell loss",
  "care/small-window": "army soldier military deployed navy counting days away",
  "care/bigger-than-the-phone":
    "army military navy deployment deployed long time months away shy different looks nervous",
  "care/blue-cup": "strange new foster",
  "care/both-by-the-window": "money job work staying home",
  "care/seven-oclock": "goodbye bye died dead death miss remember",
  "care/red-umbrella": "goodbye died dead death heaven funeral miss",
  "care/two-doors": "separated divorce two homes houses",
  "care/button-tin": "forgets forgetting forgot memory dementia alzheimers",
  "care/soup-song": "sibling big sister brother newborn",
  "care/folded-friend": "hospital worried ill sick operation",
  "habits/around-the-lamp": "screen screens tantrum off stop tablet",
  "habits/one-good-picture": "tissue tissues hanky handkerchief uses use end blow blows funny silly",
  "habits/closing-time": "brush brushing toothbrush toothpaste",
  "open/hundred-mistakes": "learn learns learning lesson lessons class practice",
  "adventure/runaway-kite": "lost found finds missing gone flew away",
  "fantasy/last-page": "ending endings missing page",
  "fantasy/cape-in-the-door":
    "secret secrets identity disguise disguised hidden hide hides mystery mysterious unknown neighbour neighbor town city power powers strong strength help helping helps helper hero heroes",
  "days/coats-on-at-nine":
    "routine routines change changes changed different order sub temporary absent ill sick off flu cold class classroom",
  "days/ten-windows": "electricity power light blackout candles dark",
  "days/one-more-horse": "pot pots",
};

/** Whether a plot tells what a word means, in words of its own. */
export function isToldInOtherWords(plot: string, word: string): boolean {
  const told = TOLD_BY_PLOT[plot]?.split(" ");
  return told !== undefined && formsOf(word).some((form) => told.includes(form));
}
