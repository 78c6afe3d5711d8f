import { readContent } from "@/lib/platform/content/read-content";
import type { HelpTopic } from "@/lib/features/content/contract";

export const HELP_TOPICS = readContent("help") as readonly HelpTopic[];
