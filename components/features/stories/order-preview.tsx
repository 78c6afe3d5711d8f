"use client";

import { useWatch, type Control } from "react-hook-form";
import type { ReactNode } from "react";
import { leftOf } from "@/components/features/billing/usage-words";
import { Picture } from "@/components/ui/picture";
import type { UsageView } from "@/lib/features/billing/contract";
import type { ChildView } from "@/lib/features/children/contract";
import { THEME_LABELS } from "@/lib/features/stories/rules";
import { joinNames } from "@/lib/shared/story";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";
import { StoryOutlook } from "./story-outlook";
import { themeScene } from "./theme-scene";
import { useBeside } from "./use-beside";
import type { Outlook } from "./use-outline";

type OrderPreviewProps = {
  control: Control<StoryFormValues, unknown, StoryOrderForm>;
  items: ChildView[];
  /** `null` while it isn't known. */
  usage: UsageView | null;
  /** Where the form is too long to see both, it stands in the form. */
  outlook: Outlook | null;
  /** What stands in the way, and the button. */
  children: ReactNode;
};

/** The book as it will stand on the shelf, growing while the form is filled. */
export function OrderPreview({ control, items, usage, outlook, children }: OrderPreviewProps) {
  const [childId, title, called, theme] = useWatch({
    control,
    name: ["childId", "title", "called", "theme"],
  });
  const names = [childId, ...useBeside(control)].flatMap(
    (id) => items.find((child) => child.id === id)?.name ?? [],
  );
  return (
    <aside
      aria-label="Your book"
      className="overflow-hidden rounded-xl border by-night shadow-card lg:sticky lg:top-22"
    >
      <div aria-hidden>
        <Picture
          src={theme ? themeScene(theme) : "/scenes/empty-library.svg"}
          alt=""
          className="aspect-4/3 w-full object-cover max-lg:aspect-[16/7]"
        />
        <div className="px-6 pt-5">
          <p className="line-clamp-3 font-serif text-2xl leading-tight font-semibold tracking-tight break-words">
            {called.trim() || title.trim() || "Your next story"}
          </p>
          <p className="mt-1.5 text-muted-foreground">
            {names.length > 0 ? `A story for ${joinNames(names)}` : "A story for …"}
            {theme && `, ${THEME_LABELS[theme]}`}
          </p>
        </div>
      </div>
      <div className="grid gap-4 p-6">
        {outlook && <StoryOutlook {...outlook} />}
        {children}
        <p className="text-center text-[0.9375rem] text-muted-foreground tabular-nums empty:invisible">
          {usage && leftOf(usage)}
        </p>
      </div>
    </aside>
  );
}
