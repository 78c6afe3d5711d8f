import { z } from "zod";
import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import { onOneLine, typedText } from "@/lib/shared/typed-text";
import { isVisible, NO_TURNING, turnsText } from "@/lib/shared/visible-text";
import { MAX_KEY_NAME } from "./rules";
import type { apiKeysView, apiKeyView, newApiKeyView } from "./views";

const REQUIRED = "Please give the key a name";

export const apiKeyInput = z.object({
  name: typedText(REQUIRED, MAX_KEY_NAME, onOneLine).pipe(
    z
      .string()
      .refine(isVisible, REQUIRED)
      .refine((name) => !turnsText(name), NO_TURNING),
  ),
  scopes: z
    .array(z.enum(KEY_SCOPES, "This is not on our list"), "Choose at least one")
    .min(1, "Choose at least one")
    .max(KEY_SCOPES.length)
    .transform((scopes) => KEY_SCOPES.filter((scope) => scopes.includes(scope))),
});
export type ApiKeyInput = z.output<typeof apiKeyInput>;

export type ApiKeyView = z.output<typeof apiKeyView>;
export type ApiKeysView = z.output<typeof apiKeysView>;
export type NewApiKeyView = z.output<typeof newApiKeyView>;
