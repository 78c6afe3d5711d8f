import { Body, Container, Head, Hr, Html, Preview, Section, Text as MailText } from "@react-email/components";
import { use, type ReactNode } from "react";
import { Link } from "./elements";
import type { Frame } from "./frame";
import { SubjectContext } from "./subject-context";
import { COLOURS, NIGHT, SANS, SERIF } from "./palette";

const NIGHT_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .tw-paper, .tw-paper > table > tbody > tr > td { background-color: ${NIGHT.paper} !important; }
  .tw-card { background-color: ${NIGHT.card} !important; border-color: ${NIGHT.line} !important; border-top-color: ${NIGHT.button} !important; }
  .tw-ink { color: ${NIGHT.ink} !important; }
  .tw-quiet { color: ${NIGHT.quiet} !important; }
  .tw-line { border-color: ${NIGHT.line} !important; }
  .tw-link { color: ${NIGHT.link} !important; }
  .tw-amber { color: ${NIGHT.button} !important; }
  .tw-button { background-color: ${NIGHT.button} !important; color: ${NIGHT.onButton} !important; }
}`;

type EmailLayoutProps = {
  /** The line that an inbox shows beside the subject. */
  preview: string;
  frame: Frame;
  children: ReactNode;
};

export function EmailLayout({ preview, frame, children }: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{use(SubjectContext)}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{NIGHT_STYLES}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="tw-paper" style={{ margin: 0, padding: "32px 12px", backgroundColor: COLOURS.paper }}>
        <Container style={{ maxWidth: "560px" }}>
          <MailText
            className="tw-ink"
            style={{
              margin: "0 0 16px 4px",
              color: COLOURS.ink,
              fontFamily: SERIF,
              fontSize: "21px",
              fontWeight: 700,
            }}
          >
            <span className="tw-amber" style={{ color: COLOURS.amber }} aria-hidden>
              {"\u25C6 "}
            </span>
            Talewick
          </MailText>
          <Section
            className="tw-card"
            style={{
              padding: "32px 28px 20px",
              border: `1px solid ${COLOURS.line}`,
              borderTop: `4px solid ${COLOURS.amber}`,
              borderRadius: "14px",
              backgroundColor: COLOURS.card,
            }}
          >
            {children}
          </Section>
          <Hr className="tw-line" style={{ margin: "24px 0 12px", borderColor: COLOURS.line }} />
          <MailText
            className="tw-quiet"
            style={{
              margin: 0,
              color: COLOURS.quiet,
              fontFamily: SANS,
              fontSize: "13px",
              lineHeight: "20px",
            }}
          >
            Talewick, stories by candle light. <Link href={frame.appUrl}>{new URL(frame.appUrl).host}</Link>
            <br />
            Questions? Write to <Link href={`mailto:${frame.supportEmail}`}>{frame.supportEmail}</Link>.
          </MailText>
        </Container>
      </Body>
    </Html>
  );
}
