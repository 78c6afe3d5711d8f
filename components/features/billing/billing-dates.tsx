import { LocalTime } from "@/components/ui/local-time";

/** `March 4, 2026`, by the reader's own clock. */
export const Day = ({ at }: { at: string }) => <LocalTime at={at} format={{ dateStyle: "long" }} />;

/** `Mar 4, 2026, 6:05 PM`, by the reader's own clock. */
export const Moment = ({ at }: { at: string }) => (
  <LocalTime at={at} format={{ dateStyle: "medium", timeStyle: "short" }} />
);
