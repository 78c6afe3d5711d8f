import type { Metadata } from "next";
import { TextLink } from "@/components/features/content/text-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { listSubprocessors } from "@/lib/features/content/list-subprocessors";
import { openPage } from "@/lib/http/page-gate";

export const metadata: Metadata = {
  title: "Subprocessors",
  description: "Who works for Talewick, with what data of yours, and where.",
};

export default async function SubprocessorsPage() {
  const { config } = await openPage();
  return (
    <StaticPageShell
      title="Subprocessors"
      lead="Who works for us, with what data of yours, and where. This list is made from what is switched on here at this moment."
      width="reading"
    >
      <ul className="grid gap-8">
        {listSubprocessors(config).map(({ name, does, receives, where }) => (
          <li key={name}>
            <h2 className="text-2xl font-semibold tracking-tight">{name}</h2>
            <dl className="mt-3 grid gap-x-6 gap-y-2 text-[1.0625rem] leading-relaxed sm:grid-cols-[7rem_1fr]">
              <dt className="font-semibold">Does</dt>
              <dd>{does}</dd>
              <dt className="font-semibold">Receives</dt>
              <dd>{receives}</dd>
              {where && (
                <>
                  <dt className="font-semibold">Where</dt>
                  <dd>{where}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-12 border-t pt-6 text-[1.0625rem] leading-relaxed">
        Stories are written, drawn and read aloud on our own machines wherever nobody above does it. The rules
        are in the <TextLink href="/privacy">Privacy Policy</TextLink>.
      </p>
    </StaticPageShell>
  );
}
