import type { ReactNode } from "react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { cn } from "@/lib/shared/class-names";
import { ListenButton } from "./listening/listen-button";
import { ListeningNote } from "./listening/listening-note";
import type { Listening } from "./listening/use-listening";
import { endView } from "./page-turns";

type ReaderBarProps = {
  view: number;
  pages: number;
  onShow: (view: number) => void;
  listening: Listening;
};

/** Two large buttons at the thumbs, and where we are between them. */
export function ReaderBar({ view, pages, onShow, listening }: ReaderBarProps) {
  const place = placeOf(view, pages);
  return (
    <div className="sticky bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] in-[.by-night]:bg-background print:hidden">
      {/* A page that is longer than the screen goes on below. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 bottom-full h-7 bg-linear-to-t from-surface to-transparent in-[.by-night]:from-background lg:hidden short:h-4"
      />
      {listening.isOffered && <ListeningNote listening={listening} />}
      <nav
        aria-label="Pages"
        className="mx-auto flex h-18 max-w-7xl items-center justify-between gap-3 px-3 sm:px-6 short:h-13"
      >
        <TurnButton
          label="Previous page"
          atEnd={view === 0}
          onClick={() => {
            onShow(view - 1);
          }}
        >
          <ArrowLeft aria-hidden className="size-6" />
        </TurnButton>
        {listening.isOffered && <ListenButton listening={listening} />}
        <div className="min-w-0 flex-1 text-center">
          {/* Nothing talks over a story that is being read. */}
          <p
            role="status"
            aria-live={listening.isBusy ? "off" : "polite"}
            className="text-base font-semibold tabular-nums max-[22rem]:text-sm max-[22rem]:whitespace-nowrap"
          >
            {place}
          </p>
          <ol className="hidden justify-center sm:flex pointer-coarse:max-lg:hidden short:hidden">
            {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
              <li key={page}>
                <button
                  type="button"
                  aria-label={`Page ${page}`}
                  aria-current={page === view ? "page" : undefined}
                  onClick={() => {
                    onShow(page);
                  }}
                  className="group grid size-7 place-items-center rounded-full pointer-coarse:size-11"
                >
                  <span
                    className={cn(
                      "size-2 rounded-full bg-input transition-[width,height,background-color] group-hover:size-3 forced-colors:bg-[CanvasText]",
                      page < view && "bg-foreground",
                      page === view &&
                        "size-3.5 bg-accent-strong group-hover:size-3.5 forced-colors:bg-[Highlight]",
                    )}
                  />
                </button>
              </li>
            ))}
          </ol>
          <progress
            aria-hidden
            max={pages}
            value={Math.min(view, pages)}
            className="mx-auto mt-1 block h-1.5 w-full max-w-40 appearance-none overflow-hidden rounded-full bg-border lg:hidden forced-colors:appearance-auto sm:pointer-fine:hidden [&::-moz-progress-bar]:bg-accent-strong [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent-strong"
          />
        </div>
        <TurnButton
          label="Next page"
          atEnd={view === endView(pages)}
          onClick={() => {
            onShow(view + 1);
          }}
        >
          <ArrowRight aria-hidden className="size-6" />
        </TurnButton>
      </nav>
    </div>
  );
}

type TurnButtonProps = {
  label: string;
  /** There is no page this way. The button keeps the focus that it may have. */
  atEnd: boolean;
  onClick: () => void;
  children: ReactNode;
};

function TurnButton({ label, atEnd, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd}
      onClick={onClick}
      className="grid h-14 w-20 shrink-0 place-items-center rounded-full bg-primary text-primary-foreground shadow-soft transition-colors hover:bg-primary-hover in-[.by-night]:bg-primary-soft in-[.by-night]:text-accent-strong aria-disabled:cursor-default aria-disabled:bg-muted aria-disabled:text-muted-foreground aria-disabled:shadow-none in-[.by-night]:aria-disabled:text-muted-foreground max-[22rem]:w-14 sm:w-28 forced-colors:border forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText] short:h-11"
    >
      {children}
    </button>
  );
}

function placeOf(view: number, pages: number): string {
  if (view === 0) return "Cover";
  return view > pages ? "Finished" : `Page ${view} of ${pages}`;
}
