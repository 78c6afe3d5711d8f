const FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** A moment for an e-mail, whose reader may be anywhere: "November 21, 2026 at 7:42 PM UTC". */
export const writtenTime = (moment: Date): string => `${FORMAT.format(moment).replace("\u202f", " ")} UTC`;
