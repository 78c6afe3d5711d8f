import type { ReactElement } from "react";
import type { z } from "zod";
import type { Frame } from "./frame";

export type EmailMessage = {
  subject: string;
  body: ReactElement;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
};

export type Template<Props extends z.ZodType = z.ZodType> = {
  props: Props;
  message: (props: z.output<Props>, frame: Frame) => EmailMessage;
};

/** Subject, body and the shape of what they need, in one place. */
export const defineTemplate = <Props extends z.ZodType>(template: Template<Props>): Template<Props> =>
  template;
