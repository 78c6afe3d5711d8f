/** What children love most, as Spanish, French, German, Italian, Portuguese and Polish parents call it. */
const WORDS: Readonly<Record<string, string>> = {
  dog: "perro perra perrito chien chienne hund hündchen cane cagnolino cachorro cão pies piesek",
  cat: "gato gata gatito chat chaton katze kätzchen kater gatto gattino kot kotek",
  horse: "caballo cheval pferd cavallo cavalo koń konik",
  rabbit: "conejo conejito lapin hase kaninchen coniglio coniglietto coelho królik",
  bear: "oso osos osa osito ours ourson bär orso orsetto urso niedźwiedź miś",
  mouse: "ratón ratoncito souris maus topo topolino rato mysz myszka",
  bird: "pájaro pajarito oiseau vogel uccello uccellino pássaro ptak ptaszek",
  cow: "vaca vache kuh mucca krowa",
  pig: "cerdo cerdito cochon schwein maiale maialino porco świnka",
  sheep: "oveja mouton schaf pecora ovelha owca",
  fish: "pez poisson fisch pesce peixe ryba rybka",
  frog: "sapo grenouille frosch rana żaba",
  fox: "zorro renard fuchs volpe raposa lis lisek",
  wolf: "lobo loup lupo wilk",
  lion: "león löwe leone leão lew",
  elephant: "elefante éléphant elefant słoń",
  monkey: "mono singe affe scimmia macaco małpa małpka",
  turtle: "tortuga tortue schildkröte tartaruga żółw",
  butterfly: "mariposa papillon schmetterling farfalla borboleta motyl",
  snail: "caracol escargot schnecke lumaca ślimak",
  dragon: "dragón drache drago dragão smok",
  plane: "avión avion aeroplano avião samolot flugzeug",
  airport: "aeropuerto aéroport flughafen aeroporto lotnisko",
  kite: "drachen cerf-volant papalote barrilete aquilone latawiec",
  unicorn: "unicornio licorne einhorn unicorno unicórnio jednorożec",
  mermaid: "sirena sirène meerjungfrau sereia syrenka",
  princess: "princesa princesse prinzessin principessa księżniczka",
  fairy: "hada fée fata fada wróżka",
  witch: "bruja sorcière hexe strega bruxa czarownica",
  pirate: "pirata piratin pirat",
  knight: "caballero chevalier ritter cavaliere cavaleiro rycerz",
  dinosaur: "dinosaurio dinosaure dinosaurier dinosauro dinossauro dinozaur",
  robot: "robô roboter",
  moon: "luna lune mond lua księżyc",
  sun: "soleil sonne sole słońce",
  star: "estrella étoile stern stella estrela gwiazda gwiazdka",
  sea: "mar mer meer mare morze",
  train: "tren zug treno trem pociąg",
  car: "coche voiture macchina carro samochód",
  tractor: "tracteur traktor trattore trator",
  ball: "pelota ballon palla bola piłka",
  tree: "árbol arbre baum albero árvore drzewo",
  flower: "flor fleur blume fiore kwiat kwiatek",
  beach: "playa plage strand spiaggia praia plaża",
  forest: "bosque forêt wald bosco floresta",
  garden: "jardín jardin garten giardino jardim ogród",
  rain: "lluvia pluie regen pioggia chuva deszcz",
  rainbow: "arcoíris arc-en-ciel regenbogen arcobaleno tęcza",
  castle: "castillo château schloss burg castello castelo zamek",
  school: "escuela école schule scuola escola szkoła",
  boat: "barco bateau boot barca łódka",
  bicycle: "bicicleta vélo fahrrad bicicletta",
  cake: "tarta gâteau kuchen torta bolo",
  journey: "viaje voyage reise viaggio viagem podróż",
  tooth: "diente dent zahn dente ząb",
  friend: "amigo amiga ami amie freund freundin amico amica przyjaciel",
  sister: "hermana hermanita sœur soeur schwester sorella irmã siostra",
  brother: "hermano hermanito frère bruder fratello irmão",
  Christmas: "navidad noël weihnachten natale",
  snow: "nieve neige schnee neve śnieg",
  house: "maison haus dom",
  grandmother: "abuela abuelita mamie großmutter nonna avó babcia",
  grandfather: "abuelo abuelito papi großvater nonno avô dziadek",
  birthday: "cumpleaños anniversaire geburtstag compleanno aniversário urodziny",
};
/** What is an English word as well: only beside words that are none. */
const ONLY_AMONG_OTHERS: ReadonlySet<string> = new Set(
  "strand burg boot boat dent torta bolo ami amie voyage chat ours pies cane mono mare sole stern singe lis topo papi mar mer dom hund rana lew stella fada fata luna affe carro".split(
    " ",
  ),
);
/** What stands around nouns, and how they are: enough to say a title in English. */
const AROUND: Readonly<Record<string, string>> = {
  two: "dos deux zwei due dwa",
  three: "tres trois drei tre três trzy",
  the: "el la los las le les der die das il lo gli os",
  a: "un una une ein eine um uma",
  my: "mi mis mon ma mes mein meine mio mia meu minha moja mój",
  our: "nuestro nuestra notre unser unsere nostro nostra nosso nossa nasz",
  and: "y et und e i",
  with: "con avec mit com",
  of: "de del du von di",
  in: "en dans",
  for: "para pour für por",
  is: "ist jest",
  that: "que che qui",
  not: "nicht nie não non nein",
  to: "zu",
  day: "día dia jour journée tag giorno giornata dzień",
  night: "noche nuit nacht notte noite noc",
  lost: "perdido perdida perdu perdue verloren verlorene verlorener verlorenes perduto perduta zgubiony",
  little:
    "pequeño pequeña petit petite petits klein kleine kleiner kleines piccolo piccola pequeno pequena mały mała",
  big: "grande grand grosse großer große großes duży",
  red: "rojo roja rouge rote roter rotes rosso rossa vermelho",
  blue: "azul bleu bleue blaue blauer blaues blu",
  green: "verde vert verte grüne grüner grünes",
  white: "blanco blanca blanc blanche weiße weißer weißes bianco bianca",
  new: "nuevo nueva nouveau nouvelle neue neuer neues nuovo nuova novo nova nowy",
  old: "viejo vieja vieux vieille alte alter altes vecchio velho",
  brave: "valiente courageux courageuse mutige mutiger mutiges coraggioso coraggiosa",
  sleepy: "müde müder cansado fatigué stanco",
  hungry: "hambriento hungrige hungriger affamé affamato",
};
/** How something is stands before it in English, wherever it stood. */
const SAYS_HOW: ReadonlySet<string> = new Set(
  "lost little big red blue green white new old brave sleepy hungry".split(" "),
);
/** What begins a title is the article of another language where no English word follows: "die", "la", "a". */
const MAY_BE_ENGLISH: ReadonlySet<string> = new Set(
  "die la lo os mi ma mes un um con e i en non grand alter tag dia noc".split(" "),
);

const AROUND_NOUNS = new Map<string, string>();
for (const [word, others] of Object.entries(AROUND))
  for (const other of others.split(" ")) if (!AROUND_NOUNS.has(other)) AROUND_NOUNS.set(other, word);

const OF_ANOTHER_LANGUAGE = new Set([...AROUND_NOUNS.keys(), ..."o del des não dans".split(" ")]);

const MEANT = new Map<string, string>();
for (const [word, others] of Object.entries(WORDS))
  for (const other of others.split(" ")) MEANT.set(other, word);

const LONG_ENOUGH_FOR_MANY = 5;

/** The English for a noun of another language; `null` where it is none that we know, or may be English. */
export function translate(word: string, beside: readonly string[]): string | null {
  const isMany = !MEANT.has(word) && word.endsWith("s") && word.length >= LONG_ENOUGH_FOR_MANY;
  const noun = isMany ? word.slice(0, -1) : word;
  const meant = MEANT.get(noun) ?? null;
  if (!ONLY_AMONG_OTHERS.has(noun)) return meant;
  const isAmongOthers = beside.some(
    (one) => one !== word && (OF_ANOTHER_LANGUAGE.has(one) || MEANT.has(one)),
  );
  return isAmongOthers ? meant : null;
}

/** The English for what stands around nouns, or says how they are. */
export const translateAround = (word: string): string | null => AROUND_NOUNS.get(word) ?? null;

/** Whether a word tells by itself that a title isn't English. */
export const isUnmistakable = (word: string): boolean => AROUND_NOUNS.has(word) && !MAY_BE_ENGLISH.has(word);

export const saysHow = (word: string): boolean => SAYS_HOW.has(word);
