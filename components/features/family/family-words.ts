/** How the days of a family's members and invitations are written. */
export const FAMILY_DAY = { year: "numeric", month: "long", day: "numeric" } as const;

/** How another family is called, by the first name of its owner. */
export const familyOf = (name: string): string => `${name}’s family`;
