import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), isOn: z.boolean(), resetUrl: z.url() });
type SecondFactorChangedProps = z.output<typeof props> & { frame: Frame };

export default function SecondFactorChanged({ firstName, isOn, resetUrl, frame }: SecondFactorChangedProps) {
  return (
    <EmailLayout preview="What sign-in asks for has changed." frame={frame}>
      <Heading>{isOn ? "Sign-in asks for a code now" : "Sign-in asks for no code any more"}</Heading>
      <Text>
        {isOn
          ? `Hello ${firstName}, from now on a sign-in to your Talewick account takes a code of your app as well. Keep your recovery codes where you find them without your phone.`
          : `Hello ${firstName}, from now on your Talewick account is open to whoever signs in, without a code of your app.`}
      </Text>
      <Text>Was it not you? Then take the account back now: a new link goes to this address only.</Text>
      <ActionButton href={resetUrl}>That was not me</ActionButton>
    </EmailLayout>
  );
}

SecondFactorChanged.PreviewProps = {
  firstName: "Ada",
  isOn: true,
  resetUrl: "https://talewick.example/forgot-password",
  frame: PREVIEW_FRAME,
} satisfies SecondFactorChangedProps;

export const secondFactorChanged = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: given.isOn
      ? "Sign-in to Talewick asks for a code now"
      : "Sign-in to Talewick asks for no code any more",
    body: <SecondFactorChanged {...given} frame={frame} />,
  }),
});
