/** Groups of words that the phrases of several events share. */
export const RIDE = "(?:train|plane|flight|bus|ferry|coach)";
export const FAMILY = "(?:brothers?|sisters?|siblings?|twins?)";
