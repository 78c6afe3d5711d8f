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
        if ("rows" in block) return <Table key={block.head.join()} {...block} />;
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

type TableProps = Extract<Block, { rows: unknown }>;

/** On a phone each row is a pair below each other: half a column would break every word. */
const Table = ({ head, rows }: TableProps) => (
  <table className="w-full border-collapse text-left text-base max-sm:block">
    <thead className="max-sm:sr-only">
      <tr>
        {head.map((name) => (
          <th key={name} scope="col" className="border-b py-2 pr-4 font-sans font-semibold">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {rows.map(([what, text]) => (
        <tr key={what} className="border-b align-top max-sm:block max-sm:py-3">
          <th scope="row" className="py-2 pr-4 font-semibold max-sm:block max-sm:p-0 sm:w-1/2">
            {what}
          </th>
          <td className="py-2 max-sm:block max-sm:p-0">{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
