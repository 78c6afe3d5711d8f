import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import type { ApiKeyView } from "./contract";
import type { ApiKeyRow } from "./data";

export const toKeyView = ({ scopes, createdAt, rotatedAt, lastUsedAt, ...key }: ApiKeyRow): ApiKeyView => ({
  ...key,
  scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)),
  createdAt: createdAt.toISOString(),
  rotatedAt: rotatedAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
