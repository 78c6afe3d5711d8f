import type { Block } from "@/lib/features/content/contract";

type ProseProps = {
  body: readonly Block[];
  /** 3 where the text already stands below an h2. */
  level?: 2 | 3;
};

export function Prose({ body, level = 2 }: ProseProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="grid gap-4 text-[1.0625rem] leading-relaxed">
      {body.map((block) => {
        if (typeof block === "string") return <p key={block}>{block}</p>;
        if ("heading" in block) {
          return (
            <Heading key={block.heading} className="mt-4 text-2xl font-semibold tracking-tight">
              {block.heading}
            </Heading>
          );
        }
        return (
          <ul key={block.list.join()} className="grid list-disc gap-2 pl-5 marker:text-accent-strong">
            {block.list.map((item) => (
              <li key={item} className="pl-1">
                {item}
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
