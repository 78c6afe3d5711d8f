/** Wrong codes of one parent. */
export const CODE_TRIES = { name: "second-factor", points: 10, perSeconds: 15 * 60 };

export const RECOVERY_CODES = 10;

export const WRONG_CODE = "That code is not right. Please check that the clock of your phone is.";

/** Easy to read out: "ABCDE-FGHIJ". */
export const writeCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
