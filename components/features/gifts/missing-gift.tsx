import { EmptyState } from "@/components/feedback/empty-state";

type MissingGiftProps = { title: string; text: string };

/** In place of a story that a link doesn't open. */
export function MissingGift({ title, text }: MissingGiftProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-5 outline-none">
      <div>
        <h1 className="sr-only">{title}</h1>
        <EmptyState scene="lost" title={title} text={text} />
      </div>
    </main>
  );
}
