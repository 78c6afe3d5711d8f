/** What an API key may be good for. */
export const KEY_SCOPES = [
  "stories:read",
  "stories:write",
  "profiles:read",
  "profiles:write",
  "analytics:read",
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** How every key begins: whoever finds one in a log or a repository sees what it is. */
export const KEY_PREFIX = "tw_live_";
