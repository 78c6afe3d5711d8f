export const MIN_AGE = 3;
export const MAX_AGE = 18;
export const MAX_NAME_LENGTH = 50;

/** `null` means the plan has no ceiling. */
export function hasRoomForChild(currentCount: number, limit: number | null): boolean {
  return limit === null || currentCount < limit;
}
