/** Badges of one child in the overview. */
export const RECENT_BADGES_PER_CHILD = 2;
/** Children of another family that is read with. */
export const CHILDREN_OF_FAMILY = 6;
/** Children in the overview; the others are a step away. */
export const CHILDREN_IN_OVERVIEW = 3;
