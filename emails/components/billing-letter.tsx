import type { ReactNode } from "react";
import { z } from "zod";
import { ActionButton, Heading } from "./elements";
import type { Frame } from "./frame";
import { EmailLayout } from "./layout";
import { PREVIEW_FRAME } from "./preview-frame";

/** What every letter about money is given. */
export const billingProps = z.object({
  firstName: z.string(),
  billingUrl: z.url(),
  /** What was bought: stories, or calls of the public API. */
  line: z.enum(["stories", "api"]).default("stories"),
});

export const BILLING_PREVIEW = {
  firstName: "Ada",
  line: "stories" as const,
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
};

type BillingLetterProps = {
  preview: string;
  heading: string;
  billingUrl: string;
  /** What the button that leads there says. */
  action?: string;
  /** Below the button. */
  note?: ReactNode;
  frame: Frame;
  children: ReactNode;
};

/** A letter about money: what happened, what follows from it, and the way to where it can be seen and changed. */
export function BillingLetter({
  preview,
  heading,
  billingUrl,
  action = "See my subscription",
  note,
  frame,
  children,
}: BillingLetterProps) {
  return (
    <EmailLayout preview={preview} frame={frame}>
      <Heading>{heading}</Heading>
      {children}
      <ActionButton href={billingUrl}>{action}</ActionButton>
      {note}
    </EmailLayout>
  );
}
