/** Names the session that this browser has left without the server having heard of it; the server ends it on sight. */
const MARKER = "talewick-leaving";
const MARKER_SECONDS = 180 * 24 * 3600;

const setMarker = (value: string, maxAgeSeconds: number) => {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${MARKER}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
};

export const noteLeftSession = (session: string): void => {
  setMarker(session, MARKER_SECONDS);
};

export const forgetLeftSession = (): void => {
  setMarker("", 0);
};

export function findLeftSession(): string | null {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${MARKER}=`));
  return pair?.slice(MARKER.length + 1) || null;
}
