import { KEPT_DAYS } from "@/lib/shared/retention";

const DAY_SECONDS = 24 * 3600;
export const CHANGE_SECONDS = KEPT_DAYS.emailChanges * DAY_SECONDS;

/** What one parent may ask for, and what may be asked for one address, whoever has it. */
export const CHANGES_OF_PARENT = { name: "email-changes", points: 5, perSeconds: DAY_SECONDS };
export const CHANGES_TO_ADDRESS = { name: "email-changes-to", points: 5, perSeconds: DAY_SECONDS };

/** Said of a link that was replaced, stopped, never sent or is too old. */
export const DEAD_CHANGE_LINK =
  "This link can't be used any more. Please ask for the change again in your settings.";
