import { scaleLinear } from "d3-scale";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { plural } from "./report-words";

type SharesProps = {
  title: string;
  rows: { key: string; name: string; minutes: number; listened: number; stories: number }[];
  /** Below the bars: what isn't among them. */
  note?: string;
};

/** A bar for each, with its figures in words. */
export function Shares({ title, rows, note }: SharesProps) {
  const share = scaleLinear([0, Math.max(1, ...rows.map(({ minutes }) => minutes))], [0, 100]);
  return (
    <Card>
      <CardHeader>
        <CardTitle level={2}>{title}</CardTitle>
      </CardHeader>
      <ul className="grid gap-4">
        {rows.map(({ key, name, minutes, listened, stories }) => (
          <li key={key} className="grid gap-1.5">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
                {plural(minutes, "minute", "minutes")}
                {listened > 0 && `, ${listened.toLocaleString("en-US")} listened`} ·{" "}
                {plural(stories, "story", "stories")}
              </span>
            </div>
            <svg
              aria-hidden
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2.5 w-full rounded-full"
            >
              <rect width="100" height="1" className="fill-muted" />
              <rect
                width={share(minutes)}
                height="1"
                className="fill-primary forced-colors:fill-[CanvasText]"
              />
            </svg>
          </li>
        ))}
      </ul>
      {note && <p className="mt-4 text-sm text-muted-foreground">{note}</p>}
    </Card>
  );
}
