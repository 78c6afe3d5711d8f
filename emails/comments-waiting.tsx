import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ waiting: z.string(), reported: z.string(), commentsUrl: z.url() });
type CommentsWaitingProps = z.output<typeof props> & { frame: Frame };

export default function CommentsWaiting({ waiting, reported, commentsUrl, frame }: CommentsWaitingProps) {
  return (
    <EmailLayout preview="Parents wrote under posts of the blog." frame={frame}>
      <Heading>Comments to look at</Heading>
      <Text>
        Waiting to be shown: {waiting}. Reported by parents: {reported}. Nobody but their writers sees those
        that wait.
      </Text>
      <ActionButton href={commentsUrl}>Read the comments</ActionButton>
    </EmailLayout>
  );
}

CommentsWaiting.PreviewProps = {
  waiting: "3",
  reported: "1",
  commentsUrl: "https://talewick.example/audit-dashboard/comments",
  frame: PREVIEW_FRAME,
} satisfies CommentsWaitingProps;

export const commentsWaiting = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Comments of the blog wait to be read",
    body: <CommentsWaiting {...given} frame={frame} />,
  }),
});
