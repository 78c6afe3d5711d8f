import Link from "next/link";
import { use, type ComponentProps } from "react";
import { KeptContext } from "./kept-context";

type ReaderLinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

/** Out of the book. Without a network nothing can be fetched ahead: the browser opens the page by itself. */
export function ReaderLink({ href, children, ...props }: ReaderLinkProps) {
  if (use(KeptContext)) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} scroll={false} {...props}>
      {children}
    </Link>
  );
}
