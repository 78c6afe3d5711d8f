import { expect, test } from "vitest";
import { checkRequest } from "@/lib/features/writing/check-request";
import { findHardNight } from "./find-hard-night";

const read = (...texts: string[]) => findHardNight(texts, ["Mabel"])?.id ?? null;

test.each<[string, string]>([
  ["uncle puts his hand in my pants", "touched"],
  ["grandad's hand in Mabel's knickers", "touched"],
  ["my stepdad comes into my bed", "touched"],
  ["Uncle Tom crawls into Mabel's bed", "touched"],
  ["grandpa makes me touch him", "touched"],
  ["The coach made Mabel touch him", "touched"],
  ["Grandpa touches Mabel", "touched"],
  ["I was touched by my uncle", "touched"],
  ["a boy at school touched my private parts", "touched"],
  ["he makes me take my clothes off", "touched"],
  ["He told her to take off her shirt", "touched"],
  ["the babysitter takes pictures of me without clothes", "touched"],
  ["someone filmed me in the shower", "touched"],
  ["a stranger showed me his willy", "touched"],
  ["coach kisses her", "touched"],
  ["my tutor kissed me on the mouth", "touched"],
  ["big cousin lies on top of me", "touched"],
  ["our secret game with uncle", "touched"],
  ["daddy says it is our secret and I must not tell mommy", "touched"],
  ["my coach says don't tell your mom", "touched"],
  ["he will hurt me if I tell", "touched"],
  ["uncle raped me", "touched"],
  ["mom locks me in the closet", "locked-in"],
  ["Mum shut Mabel in the wardrobe", "locked-in"],
  ["locked in the dark by mummy", "locked-in"],
  ["Mummy leaves me alone all night", "locked-in"],
  ["nobody gives me dinner", "unfed"],
  ["mum forgot to feed us", "unfed"],
  ["dad won't let me eat", "unfed"],
  ["dad throws plates at mom", "hurt-at-home"],
  ["dad pushed mom down the stairs", "hurt-at-home"],
  ["mum was pushed down the stairs by dad", "hurt-at-home"],
  ["daddy broke mommy's arm", "hurt-at-home"],
  ["mom burned me with a cigarette", "hurt-at-home"],
  ["dad has a gun at home", "hurt-at-home"],
  ["mom's new boyfriend scares me at night", "hurt-at-home"],
  ["I hate myself", "wants-to-die"],
  ["Mabel hates herself", "wants-to-die"],
  ["I don't want to wake up", "wants-to-die"],
  ["I wish I was never born", "wants-to-die"],
  ["kids at school say I should kill myself", "wants-to-die"],
  ["she cuts her arms", "self-harm"],
  ["she stopped eating because she feels fat", "self-harm"],
  ["my sister makes herself throw up", "self-harm"],
  ["mommy took too many pills", "overdose"],
  ["mum swallowed too many tablets", "overdose"],
  ["there was a shooting at school", "school-violence"],
  ["a boy brought a knife to school", "school-violence"],
  ["the men took my sister away", "missing-child"],
  ["someone tried to pull me into a car", "missing-child"],
  ["papa was taken by the police", "arrested"],
  ["uncle says mum must never know", "touched"],
  ["my grandad tickles me in my knickers", "touched"],
  ["Mr Brown touches my bottom at school", "touched"],
  ["mum took her pills and would not wake up", "overdose"],
])("“%s” is %s", (text, id) => {
  expect(read(text)).toBe(id);
});

test("whoever does it may stand in another text", () => {
  expect(read("My stepdad", "comes into my bed at night")).toBe("touched");
  expect(read("Papa's bed", "comes into my bed every night")).toBeNull();
  expect(read("Our secret", "uncle says not to tell anyone")).toBe("touched");
  expect(read("Our secret", "uncle says not to tell anyone", "a surprise party for Mum")).toBeNull();
});

test("a rude word for it is answered with whom to call as well", () => {
  const asked = { title: "uncle raped me", topics: [], heroName: "Mabel", interests: [] };
  expect(checkRequest(asked)).toMatchObject({
    ok: false,
    reason: expect.stringContaining("call the emergency number where you live") as string,
  });
});

test.each([
  ...["Mr Bear comes into my bed", "mum must never know about the broken cup"],
  ...["The secret birthday party with uncle", "our secret den", "a secret handshake"],
  ...["ants in my pants", "the queen locks the dragon in", "hide and seek in the closet"],
  ...["tickle fight", "I don't want to wake up early", "Mabel doesn't want to wake up"],
  ...[
    "photos of the baby in the bath",
    "the police officer took my lost bear",
    "Grandpa's pants are too big",
  ],
  ...["the dog sleeps in my bed", "dad throws the ball", "dad throws the ball at mom"],
  ...["the cat lies on top of me", "Grandpa kisses me goodnight", "the teacher touches the snake"],
  ...[
    "the dragon makes me touch the sky",
    "I take my clothes off at the beach",
    "Dad takes photos of us at the zoo",
  ],
  ...["Uncle's secret workshop", "Grandpa tells me a secret", "a surprise for mommy that I must not tell"],
  ...["the spy with the secret code", "secret ingredient with nonna", "the toy is locked in the chest"],
  ...["Grandpa locks the shed", "Dad locks the door", "I am locked in the museum at night"],
  ...[
    "Mummy doesn't give the dog broccoli",
    "Nobody gives the dragon dinner",
    "Dad forgets to feed the fish",
  ],
  ...["no dinner for the monster", "mum throws the frisbee", "dad throws me into the pool"],
  ...["Grandpa throws the stick", "dad pushed me on the swing", "dad pushed the sled down the hill"],
  ...["Dad holds me by the hand", "the ghost scares me", "Dad's snoring scares me"],
  ...["dad bit into the apple", "I hate bedtime", "Mabel hates carrots"],
  ...[
    "The bear who never wants to wake up",
    "I don't want to be here at nursery",
    "Mabel cuts her paper dolls",
  ],
  ...["mum cuts my hair", "he cuts the cake", "my sister doesn't eat meat"],
  ...["the cat is too fat to eat", "Mabel doesn't want to eat breakfast", "he took too many cookies"],
  ...[
    "the robot swallowed too many batteries",
    "the police officer took us across the street",
    "Uncle is a police officer",
  ],
  ...["the men took the sofa away", "the movers took my bed away", "Mom took my sister to the zoo"],
  ...["shooting hoops at school", "basketball shooting at nursery", "the butter knife"],
  ...["the cowboy's gun of water", "I want to be invisible", "the sun wants to sleep forever"],
  ...[
    "Daddy falls asleep in my bed",
    "Grandma sleeps in my bed when she visits",
    "a monster under my bed comes into my room",
  ],
  ...["hand in hand with Grandpa", "teddy puts his hand in the honey", "frog in my trousers"],
  ...["the crab pinched my bum", "the doctor looks at my ear", "bath time with daddy"],
  ...["my swimming teacher", "my teacher kisses the frog", "my little brother climbs on top of me"],
  ...[
    "on top of the mountain with uncle",
    "the babysitter plays hide and seek",
    "Our secret garden with grandma",
  ],
  ...["secret club", "the new girl and her secret", "Dad is tied up at the office"],
  ...["we tied grandpa to the chair playing pirates", "my dog is alone at home", "the shy stranger"],
  ...["the taken toy", "my hero is a police woman", "Grandma burned the cake"],
  ...["Dad broke the vase", "Grandpa's breaking dishes party", "my uncle and I have a secret hideout"],
  ...[
    "It's a secret between me and my teddy",
    "Grandma makes me take my shoes off",
    "the wind took my hat off",
  ],
  ...[
    "my cousin takes a photo of the naked mole rat",
    "we lie on top of the haystack",
    "Dad lies on the sofa",
  ],
  ...["Mummy forgot my lunch box", "we have no dinner guests", "I am hungry"],
  ...["Daddy threw me a ball", "mum throws confetti at dad", "Daddy pushes me in the trolley"],
  ...["daddy drops a plate", "mom and dad are dancing", "dad broke his arm"],
  ...["dad burned his hand", "The princess who hated herself in green", "I don't want to go to bed"],
  ...["she never wants to sleep", "cutting paper snowflakes", "she skips lunch to play"],
])("“%s” only sounds like it", (text) => {
  expect(read(text)).toBeNull();
});
