import type { Config } from "@/lib/platform/config";

/** Millionths of a dollar. */
export type Prices = { inputToken: number; outputToken: number; picture: number };

const MICROS = 1_000_000;

/** A price per million tokens in dollars is the price of one token in millionths. */
export const pricesOf = (config: Config): Prices => ({
  inputToken: config.AI_PRICE_INPUT,
  outputToken: config.AI_PRICE_OUTPUT,
  picture: config.AI_PRICE_PICTURE * MICROS,
});

export const costOfText = (prices: Prices, tokens: { input: number; output: number }): number =>
  Math.ceil(tokens.input * prices.inputToken + tokens.output * prices.outputToken);

/** What seconds of a voice cost. */
export const costOfSpeech = (config: Config, seconds: number): number =>
  Math.ceil((seconds / 60) * config.AI_PRICE_SPEECH * MICROS);

/** For an answer that doesn't say what it took. */
export const guessTokens = (text: string): number => Math.ceil(text.length / 4);
