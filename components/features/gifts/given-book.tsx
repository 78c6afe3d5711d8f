import { LogoMark } from "@/components/layout/logo-mark";
import { LocalTime } from "@/components/ui/local-time";
import { Picture } from "@/components/ui/picture";
import type { GivenPage, GivenStory } from "@/lib/features/gifts/contract";
import { inOrder } from "@/lib/shared/reading-order";
import { GIFT_DAY } from "./gift-words";
import { Opening } from "./opening";
import { ReadToMe } from "./read-to-me";

const FRAME = "aspect-4/3 w-full rounded-xl bg-muted object-cover shadow-card print:shadow-none";

/** A whole story on one page, for whoever was given it: nothing to sign in to, to choose or to buy. */
export function GivenBook({ story, token }: { story: GivenStory; token: string }) {
  const { title, childName, coverUrl, coverAlt, pages, sounds, expiresAt } = story;
  // Where the first page has the same picture, it would stand there twice in a row.
  const front = pages[0]?.pictureUrl === coverUrl ? null : coverUrl;
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 sm:px-8 sm:py-12 print:p-0">
      <main id="main" tabIndex={-1} className="grid gap-12 outline-none sm:gap-16 print:gap-6">
        <header className="grid justify-items-center gap-4 text-center wrap-anywhere">
          <p className="text-lg text-muted-foreground">A story, given to you to read</p>
          <h1 className="max-w-3xl text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
            {inOrder(title)}
          </h1>
          {childName && (
            <p className="text-lg">
              A story for <bdi>{childName}</bdi>
            </p>
          )}
          {front && <Picture src={front} alt={coverAlt} className={`${FRAME} mt-4 max-w-2xl`} />}
        </header>
        {pages.map((page) => (
          <PageOfStory key={page.number} page={page} />
        ))}
        <p className="text-center font-serif text-3xl font-semibold">The End</p>
      </main>
      <Opening token={token} />
      {sounds.length > 0 && <ReadToMe sounds={sounds} />}
      <footer className="mt-12 grid justify-items-center gap-3 border-t pt-6 text-center text-[0.9375rem] text-muted-foreground print:hidden">
        <p>
          This link is good until <LocalTime at={expiresAt} format={GIFT_DAY} />, or until the family takes it
          back. Please keep it to yourself.
        </p>
        <p className="flex items-center gap-2">
          <LogoMark className="size-6" />
          Made with Talewick
        </p>
      </footer>
    </div>
  );
}

function PageOfStory({ page: { number, text, alt, pictureUrl } }: { page: GivenPage }) {
  return (
    <section
      id={`page-${String(number)}`}
      aria-label={`Page ${String(number)}`}
      className={
        pictureUrl
          ? "grid scroll-mt-6 items-center gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10 print:break-inside-avoid"
          : "mx-auto w-full max-w-2xl scroll-mt-6 print:break-inside-avoid"
      }
    >
      {pictureUrl && (
        <Picture
          src={pictureUrl}
          alt={alt}
          loading={number > 2 ? "lazy" : "eager"}
          className={`${FRAME} print:w-3/5`}
        />
      )}
      <p className="font-serif text-xl leading-relaxed wrap-anywhere whitespace-pre-line sm:text-2xl sm:leading-relaxed">
        {inOrder(text)}
      </p>
    </section>
  );
}
