import type { KeyScope } from "@/lib/shared/key-scopes";

/** Keys of one parent at the same time. */
export const MOST_KEYS = 5;
export const MAX_KEY_NAME = 60;

/** For each key. */
export const KEY_LIMIT = { name: "api-key", points: 60, perSeconds: 60 } as const;
/** For making and renewing keys, by parent. */
export const NEW_KEY_LIMIT = { name: "api-key-new", points: 30, perSeconds: 3600 } as const;

export const SCOPE_WORDS: Record<KeyScope, string> = {
  "stories:read": "Read stories",
  "stories:write": "Make stories",
  "profiles:read": "Read child profiles",
  "profiles:write": "Make and change child profiles",
  "analytics:read": "Read reading analytics",
};

/** Tiers by name with their calls a month, `null` for as many as it takes; the API page sells them. */
export const API_TIERS = {
  starter: { name: "Starter", callsPerMonth: 100 },
  professional: { name: "Professional", callsPerMonth: 10_000 },
  /** By agreement: given by a command, never bought by a page. */
  enterprise: { name: "Enterprise", callsPerMonth: null },
} as const;
export type ApiTierId = keyof typeof API_TIERS;
export const API_TIER_IDS = ["starter", "professional", "enterprise"] as const satisfies readonly ApiTierId[];

/** The calendar month of the world's clock, as the counter's row has it: its first day. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

export const nextMonthOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
