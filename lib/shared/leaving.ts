/** In place of the id of the session that a browser has left: it had lost the token that says which. */
export const WHICHEVER_SESSION = "whichever";
