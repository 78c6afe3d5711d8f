import { z } from "zod";
import { oauthProvider } from "@/lib/features/accounts/contract";
import type { identitiesView } from "./views";

export const providerInput = z.object({ provider: oauthProvider });

export type IdentitiesView = z.output<typeof identitiesView>;
