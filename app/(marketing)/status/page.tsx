import type { Metadata } from "next";
import { TextLink } from "@/components/features/content/text-link";
import { IncidentList } from "@/components/features/status/incident-list";
import { PartStatus } from "@/components/features/status/part-status";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import type { StatusView } from "@/lib/features/status/contract";
import { showStatus } from "@/lib/features/status/show-status";
import { openPage } from "@/lib/http/page-gate";

export const metadata: Metadata = {
  title: "Status",
  description: "How Talewick’s parts work now, and worked on each of the last 90 days.",
};

/** Null where our own records can't be read. */
async function readStatus(): Promise<StatusView | null> {
  const ctx = await openPage();
  return showStatus(ctx).catch((err: unknown) => {
    ctx.log.warn({ err }, "the status could not be read");
    return null;
  });
}

function headlineOf(status: StatusView | null): string {
  if (!status) return "We can’t read our own records right now.";
  const failed = status.parts.filter(({ state }) => state === "failed");
  if (failed.length > 0) return `Trouble with: ${failed.map(({ name }) => name.toLowerCase()).join(", ")}.`;
  if (status.parts.some(({ state }) => state === "unknown")) return "We have not looked for a while.";
  return "Everything works.";
}

const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export default async function StatusPage() {
  const status = await readStatus();
  return (
    <StaticPageShell
      title="Status"
      lead="We look at each part every five minutes and keep what we saw for 90 days."
      width="reading"
    >
      <h2 className="text-2xl font-semibold tracking-tight">{headlineOf(status)}</h2>
      <p className="mt-2 text-muted-foreground">
        {status?.checkedAt
          ? `Last looked at ${WHEN.format(status.checkedAt)} UTC.`
          : "Nothing has been looked at yet."}
      </p>
      {status && (
        <>
          <ul className="mt-10">
            {status.parts.map((part) => (
              <PartStatus key={part.id} status={part} />
            ))}
          </ul>
          <h2 className="mt-12 mb-5 text-2xl font-semibold tracking-tight">What went wrong</h2>
          <IncidentList incidents={status.incidents} />
        </>
      )}
      <p className="mt-12 border-t pt-6 text-[1.0625rem] leading-relaxed">
        Something doesn’t work and it isn’t here?{" "}
        <TextLink href="/contact?category=technical">Write to us</TextLink>. Who works for us, and with what
        data, is on the page of our <TextLink href="/subprocessors">subprocessors</TextLink>.
      </p>
    </StaticPageShell>
  );
}
