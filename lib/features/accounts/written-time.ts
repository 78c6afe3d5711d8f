const FORMAT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** A moment for an e-mail, whose reader may be anywhere: "21 November 2026 at 19:42 UTC". */
export const writtenTime = (moment: Date): string => `${FORMAT.format(moment)} UTC`;
