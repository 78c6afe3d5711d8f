import {
  Button as MailButton,
  Heading as MailHeading,
  Link as MailLink,
  Text as MailText,
} from "@react-email/components";
import type { ReactNode } from "react";
import { COLOURS, SANS, SERIF } from "./palette";

type WithChildren = { children: ReactNode };

export const Heading = ({ children }: WithChildren) => (
  <MailHeading
    as="h1"
    className="tw-ink"
    style={{
      margin: "0 0 16px",
      color: COLOURS.ink,
      fontFamily: SERIF,
      fontSize: "27px",
      lineHeight: "34px",
      fontWeight: 600,
      overflowWrap: "break-word",
    }}
  >
    {children}
  </MailHeading>
);

export const Text = ({ children }: WithChildren) => (
  <MailText
    className="tw-ink"
    style={{
      margin: "0 0 16px",
      color: COLOURS.ink,
      fontFamily: SANS,
      fontSize: "16px",
      lineHeight: "25px",
      overflowWrap: "break-word",
    }}
  >
    {children}
  </MailText>
);

export const SmallText = ({ children }: WithChildren) => (
  <MailText
    className="tw-quiet"
    style={{
      margin: "0 0 12px",
      color: COLOURS.quiet,
      fontFamily: SANS,
      fontSize: "14px",
      lineHeight: "21px",
    }}
  >
    {children}
  </MailText>
);

type LinkProps = WithChildren & {
  href: string;
  /** An address as it stands, which may break anywhere; words never do. */
  asAddress?: boolean;
};

export const Link = ({ href, asAddress = false, children }: LinkProps) => (
  <MailLink
    href={href}
    className="tw-link"
    style={{
      color: COLOURS.indigo,
      textDecoration: "underline",
      ...(asAddress && { wordBreak: "break-all" }),
    }}
  >
    {children}
  </MailLink>
);

/** The one thing to do, with its address in plain text below for whoever can't press it. */
export const ActionButton = ({ href, children }: LinkProps) => (
  <>
    <MailButton
      href={href}
      className="tw-button"
      style={{
        display: "inline-block",
        margin: "8px 0 20px",
        padding: "14px 26px",
        borderRadius: "12px",
        backgroundColor: COLOURS.indigo,
        color: COLOURS.onIndigo,
        fontFamily: SANS,
        fontSize: "16px",
        fontWeight: 600,
        textDecoration: "none",
      }}
    >
      {children}
    </MailButton>
    <MailText
      className="tw-quiet"
      data-skip-in-text="true"
      style={{
        margin: "0 0 20px",
        color: COLOURS.quiet,
        fontFamily: SANS,
        fontSize: "13px",
        lineHeight: "20px",
      }}
    >
      {"If the button does nothing, copy this address into your browser: "}
      <Link href={href} asAddress>
        {href}
      </Link>
    </MailText>
  </>
);
