import { z } from "zod";
import { emailAddress } from "@/lib/features/accounts/contract";
import { DEAD_CHANGE_LINK } from "./rules";
import type { answeredChangeView, changeLinkView, emailChangeView } from "./views";

export const newEmailInput = z.object({ newEmail: emailAddress });
export type NewEmailInput = z.output<typeof newEmailInput>;

const linkToken = z.string(DEAD_CHANGE_LINK).max(2_000, DEAD_CHANGE_LINK);
export const changeLinkInput = z.object({ token: linkToken });

export const changeAnswerInput = changeLinkInput.extend({
  /** The answer to "Was it you?". */
  wasMe: z.boolean("Please answer yes or no."),
});
export type ChangeAnswerInput = z.output<typeof changeAnswerInput>;

export type EmailChangeView = z.output<typeof emailChangeView>;
export type ChangeLinkView = z.output<typeof changeLinkView>;
export type AnsweredChangeView = z.output<typeof answeredChangeView>;
