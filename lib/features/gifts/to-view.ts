import type { GiftView } from "./contract";
import type { GiftRow } from "./data";

export const toGiftView = ({ createdAt, expiresAt, lastOpenedAt, ...gift }: GiftRow): GiftView => ({
  ...gift,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
});
