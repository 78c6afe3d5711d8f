import type { OauthProvider } from "@/lib/features/accounts/contract";

export const PROVIDER_NAMES = { google: "Google", github: "GitHub" } as const satisfies Record<
  OauthProvider,
  string
>;

/** How an attempt to link an identity ended; it travels in the address of the settings. */
export const LINK_OUTCOMES = {
  linked: { tone: "success", text: "Connected. From now on it signs you in, too." },
  taken: {
    tone: "warning",
    text: "That account signs in to another Talewick account already, so it can’t be connected to this one.",
  },
  several: {
    tone: "warning",
    text: "Another account of that service is connected already. Disconnect it first.",
  },
  cancelled: { tone: "info", text: "You cancelled it. Nothing was changed." },
  failed: { tone: "danger", text: "That did not work. Nothing was changed; please try again." },
} as const;
export type LinkOutcome = keyof typeof LINK_OUTCOMES;

export const isLinkOutcome = (value: string | null): value is LinkOutcome =>
  value !== null && Object.hasOwn(LINK_OUTCOMES, value);
