import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { failAbandonedBooks } from "@/lib/features/stories/failing/fail-abandoned-books";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import type { Ports } from "@/lib/platform/context";
import { anotherProcess, runUntilEnded } from "./ai-runs";
import { fails, hangs, moderates, refuses, says, type AiServer } from "./ai-server";
import { system as systemContext } from "./family";
import { aFamily, aWish, runOrder, withSlowDisk, type Family } from "./orders";

export type Failing = { family: Family; id: string };
export type FailureClass = {
  name: string;
  /** What becomes of the credit. */
  ends: "RELEASE" | "COMMIT" | "GONE";
  code?: string;
  /** What the provider does meanwhile. */
  provider?: (server: AiServer) => void;
  run: (ports: Ports, failing: Failing) => Promise<void>;
};

export async function order(ports: Ports): Promise<Failing> {
  const family = await aFamily(ports);
  const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  return { family, id };
}

const diskFull = (): Error => Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

export const withFullDisk = (ports: Ports): Ports => ({
  ...ports,
  storage: { ...ports.storage, put: () => Promise.reject(diskFull()) },
});

/** Pictures that are no longer what was stored: the PDF can't be built. */
const withRottenDisk = (ports: Ports): Ports => ({
  ...ports,
  storage: { ...ports.storage, get: () => Promise.resolve(Buffer.from("rotten")) },
});

const again =
  (change: (ports: Ports) => Ports = (ports) => ports) =>
  async (ports: Ports, { family, id }: Failing) => {
    await runUntilEnded(family, id, () => change(ports));
  };

const askProvider = again((ports) => anotherProcess(ports));

/** Stops the story at its first picture, lets something happen to it, and goes on. */
const meanwhile =
  (happens: (ports: Ports, failing: Failing) => Promise<unknown>) =>
  async (ports: Ports, failing: Failing) => {
    const slow = withSlowDisk(ports);
    const ended = runOrder(slow.ports, failing.id);
    await slow.reached;
    await happens(ports, failing);
    slow.goOn();
    // Of an account that is gone nothing can be written down; the queue finds nothing to do the next time.
    await ended.catch(() => undefined);
  };

/** A worker that claims the story and is never heard of again. */
async function crash(ports: Ports, id: string): Promise<void> {
  const slow = withSlowDisk(ports);
  void runOrder(slow.ports, id).catch(() => undefined);
  await slow.reached;
}

const loseJob = (ports: Ports, { id }: Failing) => ports.db.$executeRaw`
  UPDATE pgboss.job SET state = 'failed' WHERE name = 'story.make' AND data ->> 'bookRequestId' = ${id}`;

/** The ways in which an order can come to nothing, with what each has to do to the credit. */
export const FAILURE_CLASSES: FailureClass[] = [
  {
    name: "the provider never answers",
    ends: "RELEASE",
    code: "PROVIDER_DOWN",
    provider: ({ chat }) => {
      chat.script(hangs());
    },
    // However long one waits, no answer comes.
    run: again((ports) => anotherProcess(ports, { AI_TEXT_TIMEOUT_SECONDS: 0.1 })),
  },
  {
    name: "the provider answers 500",
    ends: "RELEASE",
    code: "PROVIDER_DOWN",
    provider: ({ chat }) => {
      chat.script(fails(500));
    },
    run: askProvider,
  },
  {
    name: "the check flags the words",
    ends: "RELEASE",
    code: "WORDS_REFUSED",
    // The early check is asked before the provider is scripted.
    provider: ({ moderations }) => {
      moderations.script(moderates(() => true));
    },
    run: askProvider,
  },
  {
    name: "the model declines",
    ends: "RELEASE",
    code: "DECLINED",
    provider: ({ chat }) => {
      chat.script(refuses());
    },
    run: askProvider,
  },
  {
    name: "the model answers in broken JSON",
    ends: "RELEASE",
    code: "PROVIDER_FAILED",
    provider: ({ chat }) => {
      chat.script(says('{"pages": [{'));
    },
    run: askProvider,
  },
  { name: "the PDF can't be built", ends: "RELEASE", code: "ERROR", run: again(withRottenDisk) },
  { name: "the disk is full", ends: "RELEASE", code: "ERROR", run: again(withFullDisk) },
  {
    name: "its worker dies three times",
    ends: "RELEASE",
    code: "CRASHED",
    run: async (ports, { id }) => {
      for (let time = 0; time < 3; time += 1) await crash(ports, id);
      await runOrder(ports, id);
    },
  },
  {
    name: "the queue loses its job",
    ends: "RELEASE",
    code: "CRASHED",
    run: meanwhile(async (ports, failing) => {
      await loseJob(ports, failing);
      await failAbandonedBooks(systemContext(ports));
    }),
  },
  {
    name: "the child is deleted",
    ends: "RELEASE",
    code: "CHILD_DELETED",
    run: meanwhile((_ports, { family }) => deleteChild(family.ctx, { id: family.childId })),
  },
  {
    name: "the account is gone",
    ends: "GONE",
    run: meanwhile((ports, { family }) => ports.db.parent.delete({ where: { id: family.parentId } })),
  },
  {
    name: "the plan is cancelled",
    ends: "COMMIT",
    run: meanwhile((ports, { family }) =>
      ports.db.subscription.updateMany({
        where: { parentId: family.parentId },
        data: { status: "canceled", currentPeriodEnd: new Date() },
      }),
    ),
  },
  {
    name: "another worker takes the story over",
    ends: "COMMIT",
    run: meanwhile((ports, { id }) => runOrder(ports, id)),
  },
];
