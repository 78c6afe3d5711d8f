/** A sum that a grown-up has at once, and a child who is still being read to has not. */
export type Sum = { left: number; right: number };

const LEAST = 6;
const MOST = 9;

/** @param random from 0 up to 1 */
export function newSum(random: () => number): Sum {
  const factor = () => LEAST + Math.floor(random() * (MOST - LEAST + 1));
  return { left: factor(), right: factor() };
}

export const isAnswer = ({ left, right }: Sum, text: string): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) === left * right;
