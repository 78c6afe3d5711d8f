/**
 * The schema library finds out by trying whether text may become a program. The policy of our pages forbids it, and the
 * browser reports each try; so it is told beforehand, where it looks first.
 */
const global = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
global.__zod_globalConfig = { ...global.__zod_globalConfig, jitless: true };

export {};
