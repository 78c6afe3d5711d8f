import type { HelpTopic } from "@/lib/features/content/contract";
import { ACCOUNT_TOPIC } from "./account";
import { BILLING_TOPIC } from "./billing";
import { SAFETY_TOPIC } from "./safety";
import { START_TOPIC } from "./start";
import { STORIES_TOPIC } from "./stories";
import { TROUBLE_TOPIC } from "./trouble";

export const HELP_TOPICS: readonly HelpTopic[] = [
  START_TOPIC,
  ACCOUNT_TOPIC,
  STORIES_TOPIC,
  BILLING_TOPIC,
  SAFETY_TOPIC,
  TROUBLE_TOPIC,
];
