/** By network address, presses and take-backs together: a household, not a program. */
export const LIKE_LIMIT = { name: "post-like", points: 30, perSeconds: 3600 };
