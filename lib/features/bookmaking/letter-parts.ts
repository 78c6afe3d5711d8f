export const WEIGHTS = [400, 600] as const;

/** Letters that stand in one file, as ranges of Unicode. */
export type LetterPart = { name: string; ranges: readonly (readonly [from: number, to: number])[] };

/** What any page in English may say, then the letters of other languages in Latin script, then what else the book's font has. */
export const LETTER_PARTS: readonly LetterPart[] = [
  {
    name: "plain",
    ranges: [
      [0x20, 0x7e],
      [0x20_13, 0x20_14],
      [0x20_18, 0x20_1e],
      [0x20_22, 0x20_22],
      [0x20_26, 0x20_26],
    ],
  },
  { name: "western", ranges: [[0xa0, 0xff]] },
  {
    name: "latin",
    ranges: [
      [0x01_00, 0x03_6f],
      [0x1e_00, 0x1e_ff],
    ],
  },
  {
    name: "other",
    ranges: [
      [0x03_70, 0x1d_ff],
      [0x1f_00, 0x20_12],
      [0x20_15, 0x20_17],
      [0x20_1f, 0x20_21],
      [0x20_23, 0x20_25],
      [0x20_27, 0xff_ff],
    ],
  },
];

export const letterFileOf = ({ name }: LetterPart, weight: number): string =>
  `assets/fonts/literata-${name}-${weight}.ttf`;
