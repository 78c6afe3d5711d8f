import { CardTitle } from "@/components/ui/card";
import { FigureTable } from "./figure-table";
import { Plot } from "./plot";

type BarChartProps = {
  title: string;
  unit: string;
  /** What a bar stands for, as the head of the table. */
  head: string;
  bars: { label: string; value: number; listened: number; note: string }[];
};

export function BarChart({ title, unit, head, bars }: BarChartProps) {
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { label: "", value: 0 });
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const label = `${title}: ${sum} ${unit} in all${most.value > 0 ? `, most of them at ${most.label}: ${most.value}` : ""}.`;
  return (
    <figure>
      <figcaption className="mb-4">
        <CardTitle level={2}>{title}</CardTitle>
      </figcaption>
      <Plot
        label={label}
        columns={bars.map(({ label: name, value }) => ({
          name,
          parts: [{ value, className: "fill-primary forced-colors:fill-[CanvasText]" }],
        }))}
      />
      <FigureTable
        caption={title}
        head={[head, "Minutes", "Listened", "Finished"]}
        rows={bars.map(({ label: name, value, listened, note }) => [name, value, listened, note])}
      />
    </figure>
  );
}
