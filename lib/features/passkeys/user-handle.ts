/** Whose a passkey is, as its device keeps it: the id alone, which says nothing to anybody else. In base64url. */
export const userHandleOf = (parentId: string): string =>
  Buffer.from(parentId.replaceAll("-", ""), "hex").toString("base64url");
