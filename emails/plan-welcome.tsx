import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  terms: z.string(),
  /** What was bought: stories, or calls of the public API. */
  line: z.enum(["stories", "api"]).default("stories"),
  dashboardUrl: z.url(),
});
type PlanWelcomeProps = z.output<typeof props> & { frame: Frame };

export default function PlanWelcome({
  firstName,
  planName,
  terms,
  line,
  dashboardUrl,
  frame,
}: PlanWelcomeProps) {
  const isApi = line === "api";
  return (
    <EmailLayout preview="Everything in your plan is open." frame={frame}>
      <Heading>Welcome to {planName}</Heading>
      <Text>
        {isApi
          ? `Hello ${firstName}, your keys may make 10,000 calls a month from now on. There is nothing to change in your program.`
          : `Hello ${firstName}, your plan is active and everything in it is open. Add a reader, choose a theme, and the first story is on its way.`}
      </Text>
      <Text>{terms}</Text>
      <ActionButton href={dashboardUrl}>{isApi ? "Go to my API keys" : "Go to my dashboard"}</ActionButton>
      <SmallText>
        {isApi
          ? "You can cancel it at any time under Settings, API Keys."
          : "You can change or cancel the plan at any time under Settings, Subscription & Billing."}
      </SmallText>
    </EmailLayout>
  );
}

PlanWelcome.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  line: "stories",
  terms: "Your trial runs until March 4, 2026. Nothing is charged before.",
  dashboardUrl: "https://talewick.example/dashboard",
  frame: PREVIEW_FRAME,
} satisfies PlanWelcomeProps;

export const planWelcome = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Welcome to ${given.planName}`,
    body: <PlanWelcome {...given} frame={frame} />,
  }),
});
