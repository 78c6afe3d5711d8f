const two = (value: number) => String(Math.trunc(value)).padStart(2, "0");

/**
 * An instant as ISO 8601 in the browser's own time, offset included: the server can then tell an evening from a
 * morning without knowing where the family lives.
 */
export function localTimestamp(at: Date): string {
  const ahead = -at.getTimezoneOffset();
  const local = new Date(at.getTime() + ahead * 60_000).toISOString().slice(0, -1);
  const offset = Math.abs(ahead);
  return `${local}${ahead < 0 ? "-" : "+"}${two(offset / 60)}:${two(offset % 60)}`;
}
