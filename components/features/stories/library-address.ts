/** What the library shows, as its address names it; it goes along to other tabs, into a story and back. */
const LIBRARY_NAMES = ["q", "for", "unread", "sort", "shown"] as const;

type Read = (name: string) => string | null;

export const libraryParts = (read: Read): [string, string][] =>
  LIBRARY_NAMES.flatMap((name): [string, string][] => {
    const value = read(name);
    return value ? [[name, value]] : [];
  });

const addressWith = (path: string, parts: [string, string][]): string =>
  parts.length > 0 ? `${path}?${new URLSearchParams(parts)}` : path;

/** A story, with the place in the library that its close leads back to. */
export const storyFromLibrary = (id: string, read: Read): string =>
  addressWith(`/stories/${id}`, libraryParts(read));

/** A story that closes to the overview again. */
export const storyFromOverview = (id: string): string => `/stories/${id}?from=overview`;

/** Where a story's close leads: to where it was opened from, or to its own place in the library. */
export function closeOfStory(id: string, read: Read): string {
  if (read("from") === "overview") return "/dashboard";
  return addressWith("/dashboard", [["tab", "library"], ...libraryParts(read), ["at", id]]);
}
