import type { Block } from "./contract";

/** Says what SECURITY.md says, in the words of a parent; change both together. */
export const SECURITY_BODY: readonly Block[] = [
  { heading: "What protects children" },
  {
    list: [
      "Children have no accounts. Nothing in Talewick asks a child for information, and there is no chat and no public profile.",
      "Stories and photos belong to one account, and every picture is handed out only after asking whose it is. Others see a story only if you give it by a private link; it ends by itself, and you can take it back.",
      "What a parent orders is checked before it is written, and every text again before it is shown. That check can’t be turned off.",
      "If an AI provider helps with a story, it gets neither the child’s name nor exact age nor your email address. Only if you agree may its voice say the name.",
      "Photos are taken apart and saved anew, without place, time and device.",
    ],
  },
  { heading: "What protects your account" },
  {
    list: [
      "Passwords are stored as slow one-way hashes. Widely known ones are refused.",
      "You can sign in by a passkey, or ask for the code of an app as a second step.",
      "You see where you are signed in and can end each session; a new password ends all others.",
      "Before something that can’t be undone we ask for your password again.",
      "We tell you by email of a sign-in from a device that we don’t know.",
      "Card numbers go to our payment provider and never reach us.",
    ],
  },
  { heading: "Reporting a weakness" },
  "Tell us what you found, where, and how to see it for ourselves. We answer within 24 hours, keep you informed while we mend it, and thank you by name if you like. Please give us the time to mend it before you publish it.",
  {
    list: [
      "Use accounts of your own, and no data of other families. If you come across some, stop and tell us.",
      "No floods of requests, no mass mailing, no physical attacks, no deceiving of people.",
      "Whoever keeps to this has nothing to fear from us.",
    ],
  },
];
