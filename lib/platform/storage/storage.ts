export type ListedFile = { key: string; writtenAt: Date };

export type FilePart = { from: number; to: number };

/** Where file bytes live. Keys are made by the product, never by a client. */
export type Storage = {
  /** The file is there whole when this resolves, and not at all before. @throws AppError NO_SPACE, UNAVAILABLE */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws AppError NOT_FOUND, UNAVAILABLE */
  get(key: string): Promise<Buffer>;
  /** Bytes of it, both ends included; the file has them. @throws AppError NOT_FOUND, UNAVAILABLE */
  getPart(key: string, part: FilePart): Promise<Buffer>;
  /** Fine when there is no such file. @throws AppError UNAVAILABLE */
  remove(key: string): Promise<void>;
  /** Whatever is there, also what somebody only began to write. @throws AppError UNAVAILABLE */
  list(): AsyncIterable<ListedFile>;
  /** @throws when files can't be reached or written */
  check(): Promise<void>;
};

const KEY = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/;

export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error("not a storage key");
  return key;
}
