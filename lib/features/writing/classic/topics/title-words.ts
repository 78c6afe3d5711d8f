/**
 * Subjects as topics, but hardly ever in a title: words that describe ("The Brave Snail"), that set a scene ("One Dark
 * Night"), or that every second title has ("Mia's Great Adventure").
 */
export const SAYS_LITTLE_IN_A_TITLE: ReadonlySet<string> = new Set(
  [
    "brave kind patient honest shy angry calm different creative curious helpful generous independent jealous tidy sick",
    "scared fearless thankful sorry responsible persistence caring listen share",
    "dark light baby lost gold ice spring fall autumn summer sun sunshine winter royal fast growing moving running flying",
    "riding racing building waiting giving helping sleeping sleep listening losing exploring climbing singing dancing",
    "adventure adventures mystery journey quest story trip travel traveling holiday vacation party family nature science",
    "animal animals pet pets food hope trust truth promise promises respect practice fear fears feelings turns team friends",
    "twins brothers sisters siblings letters numbers shapes jobs history band shot slide park hill light goodbye being",
  ].flatMap((line) => line.split(" ")),
);

/** What follows one of these is where a title's story happens. */
export const SAYS_WHERE: ReadonlySet<string> = new Set(
  "in on at under behind near by beside from over above inside".split(" "),
);
