import { z } from "zod";

const provider = z.enum(["google", "github"]);

/** The ways into an account. */
export const identitiesView = z.strictObject({
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** Accounts elsewhere that sign in here. */
  linked: z.array(z.strictObject({ provider, since: z.iso.datetime() })),
  /** Those that could be added. */
  offered: z.array(provider),
});

/** Where the browser goes to show whose account at the provider it is. */
export const linkStartView = z.strictObject({ url: z.string() });
