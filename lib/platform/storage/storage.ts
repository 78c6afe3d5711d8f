/** Where file bytes live. Keys are made by the product, never by a client. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws AppError NOT_FOUND */
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
};
