import type { Note } from "@/lib/features/content/contract";

export function Milestones({ notes }: { notes: readonly Note[] }) {
  return (
    <ol className="max-w-[44rem] border-l-2 border-accent">
      {notes.map(({ title, text }) => (
        <li key={title} className="relative pb-8 pl-7 last:pb-0">
          <span
            aria-hidden
            className="absolute top-1.5 -left-2.25 size-4 rounded-full border-2 border-accent bg-background"
          />
          <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
          <p className="mt-1 leading-relaxed text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}
