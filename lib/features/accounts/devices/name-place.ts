/** Area and city, as browsers name the zone of their clock; zones of no place, such as "Etc/UTC", are none. */
const ZONE = /^(?!Etc\/)[A-Z][A-Za-z]+(?:\/[A-Za-z_-]+){1,2}$/;

/** The zone that a browser says its clock is in, if there is such a one. */
export function readTimeZone(said: string | null): string | null {
  if (!said || said.length > 60 || !ZONE.test(said)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: said }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** "Europe/Vienna" as "Vienna time": all that is said of where somebody signed in. */
export function namePlace(timeZone: string | null): string | null {
  const city = timeZone?.split("/").at(-1)?.replaceAll("_", " ");
  return city ? `${city} time` : null;
}
