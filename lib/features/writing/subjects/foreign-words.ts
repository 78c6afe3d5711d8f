/** What children love most, as Spanish, French, German, Italian, Portuguese and Polish parents call it. */
const WORDS: Readonly<Record<string, string>> = {
  dog: "perro perra perrito chien chienne hund hündchen cane cagnolino cachorro cão pies piesek",
  cat: "gato gata gatito chat chaton katze kätzchen kater gatto gattino kot kotek",
  horse: "caballo cheval pferd cavallo cavalo koń konik",
  rabbit: "conejo conejito lapin hase kaninchen coniglio coniglietto coelho królik",
  bear: "oso osito ours ourson bär orso orsetto urso niedźwiedź miś",
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
  snow: "nieve neige schnee neve śnieg",
  house: "maison haus dom",
  grandmother: "abuela abuelita mamie großmutter nonna avó babcia",
  grandfather: "abuelo abuelito papi großvater nonno avô dziadek",
  birthday: "cumpleaños anniversaire geburtstag compleanno aniversário urodziny",
};
/** What is an English word as well: only beside words that are none. */
const ONLY_AMONG_OTHERS: ReadonlySet<string> = new Set(
  "chat ours pies cane mono mare sole stern singe lis topo papi mar mer dom hund rana lew stella fada fata luna affe carro".split(
    " ",
  ),
);
const OF_ANOTHER_LANGUAGE = new Set(
  `el la los las un una que con del mi le les une des du qui petit petite der die das ein eine und ist mein meine kleine
  kleiner il lo gli che mio mia o os uma meu minha não jest moja mój i y et de en por para pour mit dans non`.split(
    /\s+/u,
  ),
);

const MEANT = new Map<string, string>();
for (const [word, others] of Object.entries(WORDS))
  for (const other of others.split(" ")) MEANT.set(other, word);

/** The English for a word of another language; `null` where it is none that we know, or may be English. */
export function translate(word: string, beside: readonly string[]): string | null {
  const meant = MEANT.get(word) ?? null;
  if (!ONLY_AMONG_OTHERS.has(word)) return meant;
  const isAmongOthers = beside.some(
    (one) => one !== word && (OF_ANOTHER_LANGUAGE.has(one) || MEANT.has(one)),
  );
  return isAmongOthers ? meant : null;
}
