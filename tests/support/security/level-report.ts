const FIGURES = {
  words: 40,
  sentences: 6,
  grade: 1.5,
  meanSentence: 6.6,
  longestSentence: 9,
  commonShare: 0.9,
};
export const LEVEL_REPORT = {
  level: "Emerging",
  whole: FIGURES,
  pages: [{ ...FIGURES, number: 1, inBand: true }],
  inBand: true,
};
