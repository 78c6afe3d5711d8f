import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicationFields } from "@/lib/features/careers/contract";
import { forgetApplications } from "@/lib/features/careers/forget-applications";
import { CV_BYTES, CV_FAULTS, CV_NO_PDF, CV_TOO_LARGE, CV_TOO_LONG } from "@/lib/features/careers/rules";
import { sendApplication } from "@/lib/features/careers/send-application";
import { examinePdf } from "@/scripts/pdf-checker/examine-pdf";
import { system as asSystem, visitor } from "@/tests/support/family";
import { aCv } from "@/tests/support/cv";
import { accountsSystem, runJobs, type AccountsSystem } from "@/tests/integration/accounts/run-jobs";

const TEAM = "team@talewick.test";

let ports: AccountsSystem;
beforeAll(async () => {
  ports = await accountsSystem({ SUPPORT_EMAIL: TEAM });
});
beforeEach(async () => {
  ports.sent.length = 0;
  await ports.db.jobApplication.deleteMany();
});

const fields = (overrides: Record<string, string> = {}) =>
  applicationFields.parse({
    position: "full-stack-engineer",
    name: "Robin\r\nBcc: all@example.test",
    email: "robin@example.test",
    links: "https://robin.example/work\r\nhttps://code.example/robin",
    ...overrides,
  });
const apply = async (cv: Uint8Array, overrides: Record<string, string> = {}) =>
  sendApplication(visitor(ports), { ...fields(overrides), cv }, examinePdf);

describe("an application", () => {
  test("is kept and mailed to the team, the CV attached, and the outbox keeps no copy", async () => {
    const cv = await aCv(2);
    await expect(apply(cv)).resolves.toEqual({ message: expect.stringMatching(/arrived/) as string });
    await runJobs(ports);
    expect(ports.sent).toHaveLength(1);
    const [mail] = ports.sent;
    expect(mail).toMatchObject({ to: TEAM, replyTo: "robin@example.test" });
    expect(mail?.subject).toBe("[Application] Full-Stack Engineer: Robin Bcc: all@example.test");
    expect(Buffer.from(mail?.attachment?.bytes ?? []).equals(Buffer.from(cv))).toBe(true);
    expect(mail?.attachment?.name).toMatch(/^cv-full-stack-engineer-[0-9a-f]{8}\.pdf$/);
    const [row] = await ports.db.jobApplication.findMany();
    expect(row?.links).toEqual(["https://robin.example/work", "https://code.example/robin"]);
    const outbox = await ports.db.outboxMessage.findMany({ where: { template: "job-application" } });
    expect(outbox.map(({ attachment, props }) => ({ attachment, props }))).toEqual([
      { attachment: null, props: {} },
    ]);
  });

  test.each([
    ["a program named like a PDF", () => Buffer.from("MZ\u0090\u0000"), CV_NO_PDF],
    [
      "more than five megabytes",
      async () => Buffer.concat([await aCv(1), Buffer.alloc(CV_BYTES)]),
      CV_TOO_LARGE,
    ],
    ["300 pages", () => aCv(300), CV_TOO_LONG],
    ["a script inside", () => aCv(1, "app.alert(1)"), CV_FAULTS.active],
    ["half a PDF", async () => (await aCv(2)).subarray(0, 400), CV_FAULTS.unreadable],
  ])("with %s is refused in clear words and nothing is kept", async (_, make, words) => {
    await expect(apply(await make())).rejects.toMatchObject({ message: words, details: { cv: words } });
    expect(await ports.db.jobApplication.count()).toBe(0);
    await runJobs(ports);
    expect(ports.sent).toEqual([]);
  });

  test("for no open position is refused, and a program's is thrown away", async () => {
    await expect(apply(await aCv(1), { position: "king" })).rejects.toMatchObject({ code: "VALIDATION" });
    await apply(await aCv(1), { website: "https://spam.example" });
    expect(await ports.db.jobApplication.count()).toBe(0);
  });

  test.each(["javascript:alert(1)", "robin.example", "https://"])("with the link %s is refused", (links) => {
    expect(() => fields({ links })).toThrow(/https/);
  });

  test("goes with its CV after 180 days", async () => {
    await apply(await aCv(1));
    const at = (days: number) => ({
      ...asSystem(ports),
      now: () => new Date(Date.now() + days * 24 * 3600_000),
    });
    await forgetApplications(at(179));
    expect(await ports.db.jobApplication.count()).toBe(1);
    await forgetApplications(at(181));
    expect(await ports.db.jobApplication.count()).toBe(0);
  });
});
