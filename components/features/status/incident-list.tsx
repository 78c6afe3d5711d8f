import { PARTS, type Incident } from "@/lib/features/status/rules";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

const nameOf = (part: Incident["part"]): string => PARTS.find(({ id }) => id === part)?.name ?? part;

function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inHours = `${hours} ${hours === 1 ? "hour" : "hours"}`;
  if (hours === 0) return `${rest} minutes`;
  return rest === 0 ? inHours : `${inHours} ${rest} minutes`;
}

/** What didn't work, and for how long. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  if (incidents.length === 0) return <p className="text-muted-foreground">Nothing in the last 90 days.</p>;
  return (
    <ul className="grid gap-5">
      {incidents.map(({ part, from, to, minutes }) => (
        <li key={`${part}-${from.toISOString()}`}>
          <p className="font-semibold">{nameOf(part)}</p>
          <p className="text-muted-foreground">
            <time dateTime={from.toISOString()}>
              {DAY.format(from)}, {TIME.format(from)}
            </time>
            {to ? ` to ${TIME.format(to)} UTC: about ${lengthOf(minutes)}.` : " UTC: it lasts."}
          </p>
        </li>
      ))}
    </ul>
  );
}
