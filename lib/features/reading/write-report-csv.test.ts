import { expect, test } from "vitest";
import { writeReportCsv } from "./write-report-csv";

const REPORT = {
  period: "12-weeks",
  childId: null,
  from: "2026-09-07",
  to: "2026-11-22",
  totals: { minutes: 12, listened: 5, stories: 1, days: 1, pages: 3, again: 0, words: 60 },
  slots: [{ start: "2026-09-07", minutes: 12, listened: 5, stories: 1 }],
  children: [
    {
      id: "0f8c1a52-4a56-4a0e-9d8b-2f3f3f0e7a11",
      name: '=HYPERLINK("x"), Ada',
      minutes: 12,
      listened: 5,
      stories: 1,
    },
  ],
  themes: [{ theme: "animals", minutes: 12, listened: 5, stories: 1 }],
  levels: [{ start: "2026-09-07", level: "Emerging", stories: 1 }],
  favourites: [],
} as const;

test("a spreadsheet gets a line for each figure, and no formula out of a name", () => {
  const text = writeReportCsv({
    ...REPORT,
    slots: [...REPORT.slots],
    children: [...REPORT.children],
    themes: [...REPORT.themes],
    levels: [...REPORT.levels],
    favourites: [],
  });
  expect(text.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Part,Of,Minutes,Minutes listened,Stories",
    "week,2026-09-07,12,5,1",
    `child,"'=HYPERLINK(""x""), Ada",12,5,1`,
    "theme,animals,12,5,1",
    "level,Emerging 2026-09-07,,,1",
    "",
  ]);
});
