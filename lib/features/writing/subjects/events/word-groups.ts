/** Groups of words that the phrases of several events share. */
export const PARENT = "(?:mom|mum|mommy|mummy|mama|dad|daddy|papa|mother|father)";
export const OWN = "(?:my|his|her|their|our|the|a|an)";
export const RIDE = "(?:train|plane|flight|bus|ferry|coach)";
export const FAMILY = "(?:brothers?|sisters?|siblings?|twins?)";
