import type { Asking } from "@/lib/features/writing/meet-level";
import type { Brief } from "./brief";
import type { KeepAnswer } from "./keep-answer";

/** One story in the making: whom to ask, and what for. */
export type Writing = Asking & {
  brief: Brief;
  keep: KeepAnswer;
  mayAsk: () => Promise<boolean>;
};
