import { z } from "zod";
import { inOrder, lineInOrder } from "@/lib/shared/reading-order";
import { shortTitle } from "@/lib/shared/short-title";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  title: z.string(),
  childName: z.string(),
  storyUrl: z.url(),
});
type StoryReadyProps = z.output<typeof props> & { frame: Frame };

export default function StoryReady({ firstName, title, childName, storyUrl, frame }: StoryReadyProps) {
  return (
    <EmailLayout preview={inOrder(`A new story for ${childName} is in your library.`)} frame={frame}>
      <Heading>A story is ready</Heading>
      <Text>
        Hello {firstName}, “{inOrder(title)}” for <bdi>{childName}</bdi> is finished and waits in your
        library, to read now or to keep as a PDF.
      </Text>
      <ActionButton href={storyUrl}>Read the story</ActionButton>
      <SmallText>You asked us to tell you about new stories. You can change that in your settings.</SmallText>
    </EmailLayout>
  );
}

StoryReady.PreviewProps = {
  firstName: "Robin",
  title: "The Blue Kite",
  childName: "Ada",
  storyUrl: "https://talewick.example/stories/preview",
  frame: PREVIEW_FRAME,
} satisfies StoryReadyProps;

export const storyReady = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: lineInOrder(`“${shortTitle(given.title)}” is ready to read`),
    body: <StoryReady {...given} frame={frame} />,
  }),
});
