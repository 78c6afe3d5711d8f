const ROLES =
  /^(?:mum|mummy|mom|mommy|mam|mama|mamma|ma|mother|dad|daddy|papa|pa|pop|father|baba|grandma|grandmother|granny|gran|nan|nana|nanny|nonna|oma|nani|dadi|grandpa|grandfather|grandad|granddad|gramps|nonno|opa|nana|dada|aunt|auntie|aunty|uncle|brother|sister)$/iu;

/** "Mummy", "Opa": what anybody's mother or grandfather is called, and no name. */
export const isCalledByRole = (name: string): boolean => ROLES.test(name.trim());
