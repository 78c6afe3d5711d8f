export const MOST_PASSKEYS = 10;

/** How long a browser's question may stand open, in milliseconds. */
export const ASKED_FOR_MS = 5 * 60_000;

/** One challenge is answered once. */
export const ONE_ANSWER = { name: "passkey-answer", points: 1, perSeconds: (2 * ASKED_FOR_MS) / 1000 };

export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

export const NOT_KNOWN =
  "That passkey doesn’t open an account here. It may have been removed; please sign in another way.";
export const NOT_MADE = "That did not work. Please try again.";
/** Where the site has no name that a passkey could be bound to. */
export const NO_PASSKEYS = "Passkeys don’t work at this address.";
