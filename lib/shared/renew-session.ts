type Renew = () => Promise<boolean>;

let renew: Renew | null = null;

/** Whoever can ask the server whether the session lives, and then stores its new token, says so. */
export function offerRenewal(offered: Renew): void {
  renew = offered;
}

/** Whether the session lives although its token was refused; there is a new one then. `false` where nobody can ask. */
export const renewSession = (): Promise<boolean> => renew?.() ?? Promise.resolve(false);
