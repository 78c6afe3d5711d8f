import type { Asking } from "@/lib/features/writing/meet-level";
import type { Brief } from "./brief";
import type { KeepAnswer } from "./keep-answer";

/** One story in the making: whom to ask, and what for. */
export type Writing = Asking & {
  brief: Brief;
  keep: KeepAnswer;
  mayAsk: () => Promise<boolean>;
  /** What the last reader of the whole text said; `null` where none was asked, or it didn't say. */
  verdict: { tellsOrder: boolean | null };
};
