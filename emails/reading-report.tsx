import { z } from "zod";
import { lineInOrder } from "@/lib/shared/reading-order";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  /** "October 2026" */
  month: z.string(),
  days: z.number().int(),
  children: z.array(z.object({ name: z.string(), minutes: z.number().int(), stories: z.number().int() })),
  reportUrl: z.url(),
});
type ReadingReportProps = z.output<typeof props> & { frame: Frame };

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export default function ReadingReport({
  firstName,
  month,
  days,
  children,
  reportUrl,
  frame,
}: ReadingReportProps) {
  return (
    <EmailLayout preview={`There was a story on ${count(days, "day", "days")} in ${month}.`} frame={frame}>
      <Heading>What was read in {month}</Heading>
      <Text>
        Hello {firstName}, in {month} there was a story on {count(days, "day", "days")}.
      </Text>
      {children.map(({ name, minutes, stories }) => (
        <Text key={`${name} ${minutes}`}>
          {lineInOrder(
            `${name}: ${count(minutes, "minute", "minutes")} of reading, ${count(stories, "story", "stories")} read to the end.`,
          )}
        </Text>
      ))}
      <ActionButton href={reportUrl}>See the reading report</ActionButton>
      <SmallText>You asked for this report after each month. You can end it on the same page.</SmallText>
    </EmailLayout>
  );
}

ReadingReport.PreviewProps = {
  firstName: "Robin",
  month: "October 2026",
  days: 12,
  children: [
    { name: "Ada", minutes: 93, stories: 7 },
    { name: "Bo", minutes: 1, stories: 1 },
  ],
  reportUrl: "https://talewick.example/reading?period=12-months",
  frame: PREVIEW_FRAME,
} satisfies ReadingReportProps;

export const readingReport = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `What was read in ${given.month}`,
    body: <ReadingReport {...given} frame={frame} />,
  }),
});
