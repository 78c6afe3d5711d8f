import type { LifeEvent } from "./topic-kinds";

export const LIFE_EVENTS: readonly LifeEvent[] = [
  {
    keys: [
      "first day at school",
      "first day of school",
      "starting school",
      "new school",
      "school",
      "kindergarten",
      "preschool",
      "back to school",
    ],
    tags: ["school"],
    noun: "school",
  },
  {
    keys: [
      "new baby",
      "baby",
      "baby brother",
      "baby sister",
      "new sibling",
      "becoming a big sister",
      "becoming a big brother",
    ],
    tags: ["family", "small"],
    noun: "the baby",
  },
  {
    keys: ["bedtime", "going to sleep", "sleep", "sleeping alone", "sleeping", "nap"],
    tags: ["night"],
    noun: "bedtime",
  },
  {
    keys: ["fear of the dark", "afraid of the dark", "the dark", "dark", "darkness", "night light"],
    tags: ["night", "dark"],
    noun: "the dark",
  },
  {
    keys: [
      "monsters under the bed",
      "monster",
      "nightmare",
      "bad dreams",
      "fears",
      "fear",
      "being scared",
      "scared",
    ],
    tags: ["night", "shy"],
    noun: "being scared",
  },
  {
    keys: ["teeth", "brushing teeth", "tooth brushing"],
    noun: "brushing teeth",
  },
  {
    keys: ["dentist"],
    noun: "the dentist",
  },
  {
    keys: ["losing a tooth", "loose tooth", "tooth fairy", "wobbly tooth", "lost tooth"],
    noun: "the loose tooth",
  },
  {
    keys: [
      "doctor",
      "hospital",
      "going to the doctor",
      "vaccination",
      "shot",
      "getting well",
      "being sick",
      "sick",
    ],
    noun: "the doctor",
  },
  {
    keys: ["moving house", "moving", "new house", "new home", "moving away", "new room"],
    tags: ["street", "friend"],
    noun: "the new house",
  },
  {
    keys: ["new pet", "getting a pet", "new puppy", "new kitten", "adopting a pet"],
    tags: ["pet", "small"],
    noun: "the new pet",
  },
  {
    keys: ["party"],
    tags: ["party"],
    noun: "the party",
  },
  {
    keys: ["birthday", "birthday party"],
    tags: ["party"],
    noun: "the birthday",
  },
  {
    keys: ["christmas", "santa", "christmas eve"],
    tags: ["winter"],
    noun: "Christmas",
  },
  {
    keys: ["hanukkah", "chanukah"],
    tags: ["winter"],
    noun: "Hanukkah",
  },
  {
    keys: ["eid", "ramadan"],
    noun: "Eid",
  },
  {
    keys: ["diwali"],
    noun: "Diwali",
  },
  {
    keys: ["easter", "easter bunny", "egg hunt"],
    noun: "Easter",
  },
  {
    keys: ["halloween", "trick or treat"],
    tags: ["night"],
    noun: "Halloween",
  },
  {
    keys: ["thanksgiving"],
    tags: ["family"],
    noun: "Thanksgiving",
  },
  {
    keys: ["lunar new year", "chinese new year", "new year"],
    noun: "New Year",
  },
  {
    keys: ["holiday", "vacation", "summer vacation", "road trip", "traveling", "travel", "trip"],
    tags: ["travel"],
    noun: "the trip",
  },
  {
    keys: ["first flight", "flying on a plane"],
    tags: ["travel", "sky"],
    noun: "the plane",
  },
  {
    keys: ["swimming", "learning to swim", "swimming lessons"],
    tags: ["sea", "water"],
    noun: "the water",
  },
  {
    keys: ["riding a bike", "learning to ride a bike", "bike", "bicycle", "training wheels"],
    tags: ["contest"],
    noun: "the bike",
  },
  {
    keys: ["first haircut", "haircut"],
    noun: "the haircut",
  },
  {
    keys: ["potty training", "potty", "toilet"],
    noun: "the potty",
  },
  {
    keys: ["visiting grandma", "grandma visits", "grandma is coming", "visit from grandma"],
    tags: ["family"],
    kind: "grandmother",
    noun: "Grandma",
  },
  {
    keys: ["visiting grandpa", "grandpa visits", "grandpa is coming", "visit from grandpa"],
    tags: ["family"],
    kind: "grandfather",
    noun: "Grandpa",
  },
  {
    keys: ["family visit"],
    tags: ["family"],
    noun: "the visit",
  },
  {
    keys: ["divorce", "separation", "two homes"],
    tags: ["family"],
    noun: "two homes",
  },
  {
    keys: ["missing someone", "goodbye", "saying goodbye", "daddy travels", "mommy travels", "homesick"],
    tags: ["home"],
    noun: "missing someone",
  },
  {
    keys: ["sleepover", "sleeping over", "first sleepover", "summer camp"],
    tags: ["night", "forest"],
    noun: "the night away",
  },
  {
    keys: ["school play", "performing", "stage fright", "talent show", "recital", "concert", "show and tell"],
    tags: ["stage", "contest"],
    noun: "the show",
  },
  {
    keys: ["reading", "learning to read", "books", "library"],
    tags: ["library", "book"],
    noun: "reading",
  },
  {
    keys: ["thunder", "storm", "thunderstorm", "lightning"],
    tags: ["storm"],
    noun: "the storm",
  },
  {
    keys: ["trying new food", "new food", "vegetables", "picky eating", "picky eater", "healthy eating"],
    tags: ["food"],
    noun: "new food",
  },
  {
    keys: ["glasses", "new glasses", "wearing glasses"],
    noun: "the glasses",
  },
];
