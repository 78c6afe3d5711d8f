import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { Heading, Link, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  position: z.string(),
  name: z.string(),
  email: z.string(),
  /** One a line. */
  links: z.string(),
  applicationId: z.string(),
});
type JobApplicationProps = z.output<typeof props> & { frame: Frame };

export default function JobApplication(props: JobApplicationProps) {
  const { position, name, email, links, applicationId, frame } = props;
  return (
    <EmailLayout preview={`${name} applies.`} frame={frame}>
      <Heading>{position}</Heading>
      <Text>
        {name}, {email}
      </Text>
      {links
        .split("\n")
        .filter(Boolean)
        .map((link) => (
          <Text key={link}>
            <Link href={link} asAddress>
              {link}
            </Link>
          </Text>
        ))}
      <SmallText>
        The CV is attached; it was checked for scripts and attached files. Address and links were typed, not
        verified.
      </SmallText>
      <SmallText>Application {applicationId}, deleted with its CV after 180 days</SmallText>
    </EmailLayout>
  );
}

JobApplication.PreviewProps = {
  position: "Full-Stack Engineer",
  name: "Robin Hale",
  email: "robin@talewick.example",
  links: "https://robin.example/work",
  applicationId: "0198c5f0-6a3e-7c11-9b7e-2f1d6a4c8e01",
  frame: PREVIEW_FRAME,
} satisfies JobApplicationProps;

export const jobApplication = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `[Application] ${given.position}: ${given.name}`,
    replyTo: given.email,
    body: <JobApplication {...given} frame={frame} />,
  }),
});
