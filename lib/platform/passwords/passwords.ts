import { timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { fewAtATime } from "./few-at-a-time";
import { oneAtATime } from "./one-at-a-time";

// argon2id is the library's default; `needsRehash` and its test hold it to that.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const QUEUE = 20;

// A real hash of a password that nobody has: whoever doesn't exist takes as long to refuse as whoever does.
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$1ghS75Q/QzVXPG7n1UM3LQ$D7gfhWVv/P+cgQr+qL45ql38LbmdaY0PuKr75GjEmaM";

// The bundler may load this module more than once in a process; the queue must be one.
const home = globalThis as typeof globalThis & {
  talewickHashing?: { inTurn: ReturnType<typeof oneAtATime>; admit: ReturnType<typeof fewAtATime> };
};
const { inTurn, admit } = (home.talewickHashing ??= {
  inTurn: oneAtATime(QUEUE),
  admit: fewAtATime(QUEUE),
});

/** For work that counts somebody's tries before it hashes: when there is no room, nothing of it is done. */
export const admitToHash: <T>(work: () => Promise<T>) => Promise<T> = admit;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/;

/** Salt and cost of a stored hash. */
function settingsOf(stored: string) {
  const [, memoryCost, timeCost, parallelism, salt] = PHC.exec(stored) ?? [];
  if (!salt) throw new Error("a stored password is no argon2id hash");
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
  };
}

/** argon2id in PHC format; salt and cost are part of it. `saltOf` takes another hash's salt, for `findPassword`. */
export const hashPassword = (password: string, saltOf: string | null = null): Promise<string> =>
  inTurn(() => hash(password, saltOf ? { ...COST, salt: settingsOf(saltOf).salt } : COST));

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The stored hash that a password fits, computing one whole hash, also where there is none. Only those that share salt
 * and cost with the first can be found: that is what makes one computation enough for all.
 */
export async function findPassword(stored: string[], password: string): Promise<string | null> {
  const settings = settingsOf(stored[0] ?? NOBODY);
  const computed = await inTurn(() => hash(password, settings));
  return stored.find((one) => isSame(one, computed)) ?? null;
}

/** Always computes one whole hash, also where `stored` is `null`; then the answer is no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? NOBODY, password));
  return stored !== null && isRight;
}

/** True for a hash that was made with another cost than today's. */
export const needsRehash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`);
