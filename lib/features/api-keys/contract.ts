import { z } from "zod";
import { isWithin } from "@/lib/shared/is-within";
import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import { isVisible, NO_TURNING, turnsText } from "@/lib/shared/visible-text";
import { MAX_KEY_NAME } from "./rules";
import type { apiKeysView, apiKeyView, newApiKeyView } from "./views";

const REQUIRED = "Please give the key a name";

export const apiKeyInput = z.object({
  name: z
    .string(REQUIRED)
    .transform((name) =>
      name
        .normalize("NFC")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .pipe(
      z
        .string()
        .refine(isVisible, REQUIRED)
        .refine((name) => !turnsText(name), NO_TURNING)
        .refine((name) => isWithin(name, MAX_KEY_NAME), `At most ${MAX_KEY_NAME} characters`),
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
