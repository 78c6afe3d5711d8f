"use client";

import { CloudOff, HardDriveDownload, Library, VolumeX } from "lucide-react";
import { showToast } from "@/components/feedback/show-toast";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { BookView } from "@/lib/features/stories/contract";
import type { KeepOutcome } from "./keep-books";
import { countStories, keptWords } from "./keep-words";
import { seriesOf } from "./shelf-of";
import { useKept } from "./use-kept";

type KeepItemProps = { book: Pick<BookView, "id" | "title" | "childId" | "series"> };

const tell = (them: string, outcome: KeepOutcome): void =>
  void (outcome.problem
    ? showToast("error", outcome.problem)
    : showToast("success", keptWords(them, outcome)));

/** Keeps a story or its series on this device, or takes the story out again. */
export function KeepItem({ book }: KeepItemProps) {
  const { kept, keep, drop } = useKept();
  const isKept = kept.some((story) => story.book.id === book.id);
  const keepIt = async (withSound: boolean) => {
    tell(`“${book.title}”`, await keep([book.id], withSound));
  };
  const remove = async () => {
    await drop([book.id]);
    await showToast("success", `“${book.title}” is no longer on this device.`);
  };
  return (
    <>
      {isKept ? (
        <DropdownMenuItem onSelect={() => void remove()}>
          <CloudOff aria-hidden />
          Remove from this device
        </DropdownMenuItem>
      ) : (
        <>
          <DropdownMenuItem onSelect={() => void keepIt(true)}>
            <HardDriveDownload aria-hidden />
            Keep on this device
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void keepIt(false)}>
            <VolumeX aria-hidden />
            Keep without sound
          </DropdownMenuItem>
        </>
      )}
      {book.series && (
        <DropdownMenuItem onSelect={() => void keepSeries(book, keep)}>
          <Library aria-hidden />
          Keep the whole series
        </DropdownMenuItem>
      )}
    </>
  );
}

type Keep = (ids: readonly string[], withSound: boolean) => Promise<KeepOutcome>;

async function keepSeries(book: KeepItemProps["book"], keep: Keep): Promise<void> {
  try {
    const ids = (await seriesOf(book)).map(({ id }) => id);
    const outcome = await keep(ids, true);
    const all = ids.length === 2 ? "Both stories" : `All ${countStories(ids.length)}`;
    tell(`${all} of the series`, outcome);
  } catch {
    await showToast("error", "The series could not be looked up. Please try again.");
  }
}
