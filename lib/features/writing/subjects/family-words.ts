/** Who is meant, and whose it is, in whatever parents write; patterns. */
export const PARENT =
  "(?:mom|mum|mommy|mummy|mama|momma|mammy|mam|mami|amma|ammi|mother|dad|daddy|dada|papa|papi|baba|appa|father|step[- ]?(?:dad|mum|mom|father|mother))";
export const OWNER = "(?:my|our|his|her|their|the|an?)";
