import Link from "next/link";
import type { Route } from "next";
import { buttonVariants } from "@/components/ui/button-variants";

type ChoiceLinksProps = { label: string; options: { name: string; href: string; isChosen: boolean }[] };

/** One of several, as addresses: they can be kept, and work without a program. */
export const ChoiceLinks = ({ label, options }: ChoiceLinksProps) => (
  <nav aria-label={label} className="min-w-0">
    <ul className="flex flex-wrap gap-2">
      {options.map(({ name, href, isChosen }) => (
        <li key={href} className="min-w-0">
          <Link
            href={href as Route}
            aria-current={isChosen ? "page" : undefined}
            className={buttonVariants({
              variant: isChosen ? "primary" : "outline",
              size: "sm",
              className: "max-w-full",
            })}
          >
            <span className="truncate">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
