import { sampleScene, type SampleStory } from "@/lib/features/content/sample";

type SamplePageProps = { page: SampleStory["pages"][number]; number: number };

/** Picture above the words on a phone; an open book, picture left and words right, where there is room. */
export function SamplePage({ page: { text, alt }, number }: SamplePageProps) {
  return (
    <li className="overflow-hidden rounded-xl border bg-surface shadow-card md:grid md:grid-cols-2">
      {/* oxlint-disable-next-line nextjs/no-img-element -- drawings need no resizing, and the component costs script */}
      <img
        src={`/scenes/${sampleScene(number)}.svg`}
        alt={alt}
        width={1200}
        height={900}
        loading={number === 1 ? "eager" : "lazy"}
        decoding="async"
        className="aspect-4/3 w-full object-cover"
      />
      <div className="flex flex-col justify-center px-6 py-7 md:px-10">
        <p className="font-serif text-xl leading-relaxed whitespace-pre-line md:text-2xl md:leading-relaxed">
          {text}
        </p>
        <p className="mt-4 text-sm text-muted-foreground tabular-nums">{number}</p>
      </div>
    </li>
  );
}
