"use client";

import { Pace, WhoReads } from "@/components/features/reading/pace-choices";
import { ReaderChoices } from "@/components/features/reading/reader-choices";
import { useReaderSettings } from "@/components/features/reading/reader-settings";
import { textClasses } from "@/components/features/reading/text-classes";
import { Switch } from "@/components/ui/switch";
import { cn } from "@/lib/shared/class-names";

/** How every story opens on this device; the reader's own buttons change the same. */
export function ReaderDefaults() {
  const { settings, change } = useReaderSettings();
  return (
    <section aria-labelledby="reader-title" className="grid gap-5">
      <div>
        <h2 id="reader-title" className="text-xl font-semibold tracking-tight">
          Reading
        </h2>
        <p className="mt-1 text-muted-foreground">How stories open on this device.</p>
      </div>
      <p
        className={cn(
          "rounded-lg border p-4 wrap-anywhere",
          settings.bedtime ? "by-night bg-background text-accent-strong" : "bg-surface-raised",
          textClasses("Emerging", settings),
        )}
      >
        The moon sat on the roof and waited for a story.
      </p>
      <ReaderChoices settings={settings} onChange={change} />
      <Switch
        label="Bedtime"
        description="Stories open in a dim light."
        checked={settings.bedtime}
        onCheckedChange={(bedtime) => {
          change({ bedtime });
        }}
      />
      <WhoReads settings={settings} onChange={change} />
      <Pace settings={settings} onChange={change} />
    </section>
  );
}
