/** Watches over what one piece of work spends. */
export type AiMeter = {
  /** @throws AppError when nothing more may be spent */
  admit(): Promise<void>;
  /** Millionths of a dollar for one answer, also for one of no use. */
  charge(cost: { kind: "text" | "picture" | "speech"; micros: number }): Promise<void>;
};

/** On whose behalf, and how long, a provider is asked. */
export type AiCall = {
  /** Whoever is served. It leaves the machine as a keyed hash only. */
  onBehalfOf: string;
  meter: AiMeter;
  signal?: AbortSignal | undefined;
};
