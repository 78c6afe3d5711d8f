import { scaleBand, scaleLinear } from "d3-scale";

type Part = { value: number; className: string };
type PlotProps = { label: string; columns: { name: string; parts: Part[] }[] };

const GAP = 0.28;
const TICKS = 3;
const MOST_NAMES = 5;

/**
 * Columns of one or more parts. Lines and columns stretch with the page; the letters beside them don't, so that they
 * can be read on a phone.
 */
export function Plot({ label, columns }: PlotProps) {
  const sums = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const top = scaleLinear([0, Math.max(1, ...sums)], [100, 0]).nice(TICKS);
  const band = scaleBand(
    columns.map((_, index) => index),
    [0, 100],
  ).padding(GAP);
  const ticks = top.ticks(TICKS).filter(Number.isInteger);
  const every = Math.ceil(columns.length / MOST_NAMES);
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
      <div aria-hidden className="relative h-52 w-8 text-right text-xs text-muted-foreground tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${top(tick)}%` }}>
            {tick.toLocaleString("en-US")}
          </span>
        ))}
      </div>
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="h-52 w-full">
        {ticks.map((tick) => (
          <line
            key={tick}
            x2="100"
            y1={top(tick)}
            y2={top(tick)}
            vectorEffect="non-scaling-stroke"
            className="stroke-border"
          />
        ))}
        {columns.map(({ name, parts }, index) => (
          <Column key={name} x={band(index) ?? 0} width={band.bandwidth()} parts={parts} top={top} />
        ))}
      </svg>
      <div aria-hidden className="relative col-start-2 h-5 text-xs text-muted-foreground">
        {columns.map(({ name }, index) =>
          (columns.length - 1 - index) % every === 0 ? (
            <span
              key={name}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: `${(band(index) ?? 0) + band.bandwidth() / 2}%` }}
            >
              {name}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

type ColumnProps = { x: number; width: number; parts: Part[]; top: (value: number) => number };

function Column({ x, width, parts, top }: ColumnProps) {
  return parts.map(({ value, className }, index) => {
    const below = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0);
    const height = top(below) - top(below + value);
    return (
      <rect
        key={className}
        x={x}
        y={top(below + value)}
        width={width}
        height={height}
        className={className}
      />
    );
  });
}
