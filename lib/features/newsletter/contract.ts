import { z } from "zod";
import { emailAddress } from "@/lib/features/accounts/contract";
import { trapField } from "@/lib/shared/trap-field";
import { DEAD_LINK } from "./rules";

export const subscribeInput = z.object({ email: emailAddress, website: trapField });
export type SubscribeInput = z.output<typeof subscribeInput>;

export const linkInput = z.object({ token: z.string(DEAD_LINK).max(200, DEAD_LINK) });
