/**
 * Runs in the browser before any module of a page. The schema library would find out by trying whether text may become a
 * program there. The policy of our pages forbids it, and the browser reports each try; so it is told beforehand, where it
 * looks first.
 */
const known = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
known.__zod_globalConfig = { ...known.__zod_globalConfig, jitless: true };

export {};
