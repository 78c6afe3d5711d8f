/** Groups of words that the phrases of several events share. */
export const AFRAID = "afraid|scared|frighten|fear|terrif|nightmares?|bad dreams?|scary";
export const FEARS =
  "afraid|scare|scary|fear|fright|brave|bravely|shook|shak|trembl|worr|nervous|dark|heart|hid\\b|hide|safe|calm";
/** Whoever plays hide-and-seek finds somebody, too. */
export const LOST =
  "lost|missing|gone\\b|search|look(?:ed|ing|s)? (?:for|everywhere|under|behind)|where (?:is|are|was|were|could|had|the|it|he|she)\\b|nowhere|not (?:there|home|at home)|ran (?:away|off)|c[ao]me (?:back|home)|call(?:ed|ing)? (?:and|out|for|again)|poster";
