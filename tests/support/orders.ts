import { createChild } from "@/lib/features/children/create-child";
import { bookInput, type BookInput } from "@/lib/features/stories/contract";
import { makeBook } from "@/lib/features/stories/making/make-book";
import type { Context, Ports } from "@/lib/platform/context";
import { aChild, signedInParent, subscribe, system } from "@/tests/support/family";

export const aWish = (childId: string, wish: Partial<BookInput> = {}): BookInput =>
  bookInput.parse({
    childId,
    title: "The Blue Kite",
    topics: ["kites", "wind"],
    theme: "adventure",
    creativityLevel: 5,
    ageAppropriate: true,
    ...wish,
  });

export type Family = { ctx: Context; parentId: string; childId: string };

/** A parent on a plan, or on the Free one, with one child. */
export async function aFamily(ports: Ports, plan: "free" | "basic" | "family" = "basic"): Promise<Family> {
  const ctx = await signedInParent(ports);
  if (plan !== "free") await subscribe(ports, ctx.parentId, plan);
  const child = await createChild(ctx, aChild());
  return { ctx, parentId: ctx.parentId, childId: child.id };
}

/** Makes a book the way the worker does. */
export const runOrder = (
  ports: Ports,
  bookRequestId: string,
  signal = new AbortController().signal,
): Promise<void> => makeBook(system(ports, "story.make"), { bookRequestId, signal });

/** What a parent's credits look like in the counter and in the ledger. */
export async function creditsOf(ports: Ports, parentId: string) {
  const periods = await ports.db.usagePeriod.findMany({ where: { parentId } });
  const entries = await ports.db.creditEntry.findMany({ where: { parentId } });
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  return {
    reserved: periods.reduce((sum, period) => sum + period.reserved, 0),
    used: periods.reduce((sum, period) => sum + period.used, 0),
    RESERVE: count("RESERVE"),
    COMMIT: count("COMMIT"),
    RELEASE: count("RELEASE"),
  };
}

/** Leaves a parent with so many credits of the Basic plan's ten. */
export async function leaveCredits(ports: Ports, parentId: string, left: number): Promise<void> {
  const { currentPeriodStart, currentPeriodEnd } = await ports.db.subscription.findFirstOrThrow({
    where: { parentId },
  });
  await ports.db.usagePeriod.create({
    data: { parentId, periodStart: currentPeriodStart, periodEnd: currentPeriodEnd, used: 10 - left },
  });
}

/** The same system with a file store that waits, once, until it may go on. */
export function withSlowDisk(ports: Ports) {
  let goOn = () => {};
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const put: Ports["storage"]["put"] = async (key, bytes) => {
    arrive();
    await gate;
    await ports.storage.put(key, bytes);
  };
  return { ports: { ...ports, storage: { ...ports.storage, put } }, reached, goOn };
}

/** The same system with a file store that has room for so many files. */
export function withFullDisk(ports: Ports, room: number): Ports {
  let left = room;
  const put: Ports["storage"]["put"] = async (key, bytes) => {
    left -= 1;
    if (left < 0) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    await ports.storage.put(key, bytes);
  };
  return { ...ports, storage: { ...ports.storage, put } };
}
