/** The fields of a form that stand as they were read; what was saved meanwhile takes their place. */
export const untouchedFields = <T extends Record<string, unknown>>(
  read: T,
  typed: Record<string, unknown>,
): (keyof T & string)[] => Object.keys(read).filter((field) => asText(read[field]) === asText(typed[field]));

const asText = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((one) => (typeof one === "object" ? JSON.stringify(one) : String(one)))
        .sort()
        .join(",")
    : JSON.stringify(value || "");
