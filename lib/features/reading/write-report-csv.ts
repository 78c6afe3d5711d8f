import type { ReadingReportView } from "./contract";
import { PERIODS } from "./rules";

/** Spreadsheets take a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table a spreadsheet reads: a line for each bar, child, theme and level. RFC 4180, UTF-8 with its mark. */
export function writeReportCsv({ period, slots, children, themes, levels }: ReadingReportView): string {
  const rows = [
    ["Part", "Of", "Minutes", "Minutes listened", "Stories"],
    ...slots.map(({ start, minutes, listened, stories }) => [
      PERIODS[period].step,
      start,
      minutes,
      listened,
      stories,
    ]),
    ...children.map(({ name, minutes, listened, stories }) => ["child", name, minutes, listened, stories]),
    ...themes.map(({ theme, minutes, listened, stories }) => ["theme", theme, minutes, listened, stories]),
    ...levels.map(({ start, level, stories }) => ["level", `${level} ${start}`, "", "", stories]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
