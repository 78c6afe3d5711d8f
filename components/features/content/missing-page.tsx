import type { Route } from "next";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";

type MissingPageProps = {
  /** The page's heading, for those who hear it. */
  heading: string;
  title: string;
  text: string;
  /** Where all that there are can be found. */
  href: Route;
  link: string;
  children?: ReactNode;
};

/** What the front server answers, with 404, in place of one of our texts that isn't there (any more). */
export const MissingPage = ({ heading, title, text, href, link, children }: MissingPageProps) => (
  <StaticPageShell>
    <h1 className="sr-only">{heading}</h1>
    <EmptyState
      scene="lost"
      title={title}
      text={text}
      action={
        <IntentLink href={href} className={buttonVariants()}>
          {link}
        </IntentLink>
      }
    />
    {children}
  </StaticPageShell>
);
