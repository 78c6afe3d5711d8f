import { randomUUID } from "node:crypto";
import { verifyEmail, type VerifyInput } from "@/lib/features/accounts/registration/verify-email";
import { mailBurst, type MailFlow } from "@/lib/features/accounts/rules";
import { executeJob, jobs } from "@/lib/http/job-runner";
import type { Context, Ports } from "@/lib/platform/context";
import type { OutgoingEmail } from "@/lib/platform/email/email";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

export type AccountsSystem = TestSystem & {
  /** What left for the provider, oldest first. */
  sent: OutgoingEmail[];
};

/** The real database, queue and limits, with a mailbox instead of the provider. */
export async function accountsSystem(env: Record<string, string> = {}): Promise<AccountsSystem> {
  const system = await workerDatabase(env);
  const sent: OutgoingEmail[] = [];
  const email = {
    send: (message: OutgoingEmail) => {
      sent.push(message);
      return Promise.resolve({ providerId: randomUUID() });
    },
  };
  return { ...system, email, sent };
}

type Queued = { id: string; name: string; data: unknown };

/** Does the queue's waiting work, also what is put off until later, until there is none. */
export async function runJobs(ports: Ports): Promise<void> {
  for (;;) {
    const waiting = await ports.db.$queryRaw<Queued[]>`
      DELETE FROM pgboss.job WHERE state = 'created' RETURNING id::text, name, data`;
    if (waiting.length === 0) return;
    for (const { name, data } of waiting) {
      const job = jobs.find((one) => one.name === name);
      if (job) await executeJob(ports, job, data, { retryCount: 0, signal: new AbortController().signal });
    }
  }
}

/** The link in the newest e-mail to an address. */
export function linkIn(system: AccountsSystem, to: string, path: string): URL {
  const text = system.sent.filter((message) => message.to === to).at(-1)?.text ?? "";
  const address = new RegExp(`https?://\\S+${path}\\S*`).exec(text)?.[0];
  if (!address) throw new Error(`no link to ${path} in the newest e-mail to ${to}`);
  return new URL(address);
}

/** As if the time between two e-mails of a flow to an address had gone by. */
export const letMailGo = ({ limits, config }: Ports, flow: MailFlow, email: string): Promise<void> =>
  limits.forget(mailBurst(flow), keyedHash(config.AUTH_SECRET, email));

export const anAddress = (): string => `parent-${randomUUID()}@example.test`;

export const aVisitor = (ports: Ports, now: () => Date = () => new Date()): Context => ({
  ...ports,
  actor: { kind: "visitor" },
  requestId: randomUUID(),
  now,
});

export const aCaller = {
  address: "203.0.113.7",
  isBrowser: false,
  isProgram: true,
  userAgent: "test",
  timeZone: null,
  deviceCookie: null,
  confirmationCookie: null,
  sessionCookie: null,
};
export const aBrowser = {
  ...aCaller,
  isBrowser: true,
  isProgram: false,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
};

/** Opens the link of a registration's e-mail; as a program unless told otherwise. */
export const openLink = (ports: Ports, token: string, how: Partial<VerifyInput> = {}) =>
  verifyEmail(aVisitor(ports), {
    token,
    address: aCaller.address,
    isProgram: true,
    registrationCookie: null,
    ...how,
  });
