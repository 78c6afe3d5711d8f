import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  reportId: z.string(),
  bookId: z.string(),
  title: z.string(),
  page: z.string(),
  level: z.string(),
  reason: z.string(),
  note: z.string(),
  pageText: z.string(),
});
type PageReportProps = z.output<typeof props> & { frame: Frame };

const paragraphs = (text: string) => text.split(/\n+/).filter((paragraph) => paragraph.trim());

export default function PageReport(props: PageReportProps) {
  const { reportId, bookId, title, page, level, reason, note, pageText, frame } = props;
  return (
    <EmailLayout preview={`A parent reported page ${page}.`} frame={frame}>
      <Heading>{reason}</Heading>
      <SmallText>
        Page {page} of “{title}”, told at {level}
      </SmallText>
      {paragraphs(note || "No note.").map((paragraph, position) => (
        <Text key={position}>{paragraph}</Text>
      ))}
      <SmallText>The page as it stood then:</SmallText>
      {paragraphs(pageText).map((paragraph, position) => (
        <Text key={position}>{paragraph}</Text>
      ))}
      <SmallText>
        Report {reportId}, book {bookId}
      </SmallText>
    </EmailLayout>
  );
}

PageReport.PreviewProps = {
  reportId: "0198c5f0-6a3e-7c11-9b7e-2f1d6a4c8e01",
  bookId: "0198c5ef-1b2c-7d44-8a10-5c3e9f7b2d02",
  title: "The Lost Kite",
  page: "4",
  level: "Emerging",
  reason: "The picture doesn't fit",
  note: "The text says that it rains, and the picture has sun.",
  pageText: "Rain drummed on the roof. Ada pulled her hood up and ran.",
  frame: PREVIEW_FRAME,
} satisfies PageReportProps;

export const pageReport = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `[Page report] ${given.reason}`,
    body: <PageReport {...given} frame={frame} />,
  }),
});
