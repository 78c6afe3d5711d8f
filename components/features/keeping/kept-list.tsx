"use client";

import { Trash2, WifiOff } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { KeepMore } from "./keep-more";
import { bytesOf, countStories, megabytes, ON_THIS_DEVICE } from "./keep-words";
import { KeptRoom } from "./kept-room";
import { KeptRow } from "./kept-row";
import type { KeptStory } from "./kept-store";
import { useIsOnline } from "./use-is-online";
import { useKept } from "./use-kept";

type KeptListProps = {
  /** A story was asked for that isn't kept. */
  missing: boolean;
  said: string;
  onSay: (words: string) => void;
};

export function KeptList({ missing, said, onSay }: KeptListProps) {
  const { kept, parentId, keep, drop, addSound, dropSound } = useKept();
  const isOnline = useIsOnline();
  const remove = async (stories: KeptStory[]) => {
    await drop(stories.map(({ book }) => book.id));
    onSay(`${countStories(stories.length)} removed from this device.`);
    document.getElementById("main")?.focus();
  };
  const changeSound = async (story: KeptStory, wanted: boolean) => {
    await (wanted ? addSound : dropSound)(story);
    onSay(wanted ? "" : `The sound of “${story.book.title}” was removed from this device.`);
  };
  return (
    <>
      <header className="border-b bg-background">
        <div className="wrap flex min-h-16 items-center justify-between gap-3">
          <p className="font-serif text-xl font-semibold">Talewick</p>
          {isOnline && (
            <a href="/dashboard?tab=library" className={buttonVariants({ variant: "outline", size: "sm" })}>
              Library
            </a>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap grid max-w-3xl gap-6 py-8 outline-none sm:py-12">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{ON_THIS_DEVICE}</h1>
          <p className="mt-2 text-muted-foreground">
            These stories can be read without a connection, on this device and in this browser.
          </p>
        </div>
        {!isOnline && (
          <p className="flex items-center gap-3 rounded-md border bg-surface p-4">
            <WifiOff aria-hidden className="size-5 shrink-0" />
            You are offline. What is kept here can be read all the same; everything else waits for a
            connection.
          </p>
        )}
        {missing && <Alert tone="info">That story is not kept on this device.</Alert>}
        <p role="status" className="empty:hidden">
          {said}
        </p>
        {parentId === null ? (
          <SignInFirst isOnline={isOnline} />
        ) : (
          <>
            <Stories
              kept={kept}
              isOnline={isOnline}
              onRemove={(stories) => void remove(stories)}
              onSound={(story, wanted) => void changeSound(story, wanted)}
            />
            {isOnline && <KeepMore kept={kept} keep={keep} />}
            <KeptRoom />
          </>
        )}
      </main>
    </>
  );
}

function SignInFirst({ isOnline }: { isOnline: boolean }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>Nobody is signed in here. Kept stories are removed when you sign out or your session ends.</p>
      {isOnline && (
        <a href="/signin?from=%2Fread" className={buttonVariants()}>
          Sign in
        </a>
      )}
    </div>
  );
}

type StoriesProps = {
  kept: KeptStory[];
  isOnline: boolean;
  onRemove: (stories: KeptStory[]) => void;
  onSound: (story: KeptStory, wanted: boolean) => void;
};

function Stories({ kept, isOnline, onRemove, onSound }: StoriesProps) {
  if (kept.length === 0) return <p>No story is kept on this device yet.</p>;
  const bytes = kept.reduce((sum, story) => sum + bytesOf(story), 0);
  return (
    <section aria-label="Kept stories" className="grid gap-4">
      <ul className="divide-y overflow-hidden rounded-xl border bg-surface">
        {kept.map((story) => (
          <KeptRow
            key={story.book.id}
            story={story}
            isOnline={isOnline}
            onRemove={() => {
              onRemove([story]);
            }}
            onSound={(wanted) => {
              onSound(story, wanted);
            }}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {countStories(kept.length)}, {megabytes(bytes)} in all
        </p>
        <Button
          variant="outline"
          onClick={() => {
            onRemove(kept);
          }}
        >
          <Trash2 aria-hidden />
          Remove all
        </Button>
      </div>
    </section>
  );
}
