/** Why nothing was told, in words for whoever looks at the log. */
export class Unreached extends Error {}
