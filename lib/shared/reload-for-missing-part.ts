const KEY = "reloaded-for";

/** How the bundlers and browsers say that a part of the page's program could not be fetched, or is not known any more. */
const MISSING =
  /load(?:ing)? (?:css )?chunk|dynamically imported module|module script failed|failed to find server action/i;

const isMissingPart = (error: unknown): error is Error =>
  error instanceof Error && (error.name === "ChunkLoadError" || MISSING.test(error.message));

/** Whether a reload may help: yesterday's page asks for a part that a deployment has replaced. */
export function mayReloadFor(error: unknown): boolean {
  if (!isMissingPart(error)) return false;
  try {
    return window.sessionStorage.getItem(KEY) !== error.message;
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
}

/** Loads the page anew, once for each part that is missing. @returns whether it does */
export function reloadForMissingPart(error: unknown): boolean {
  if (!mayReloadFor(error)) return false;
  window.sessionStorage.setItem(KEY, (error as Error).message); // See `isMissingPart`.
  window.location.reload();
  return true;
}
