type FigureTableProps = { caption: string; head: string[]; rows: (string | number)[][] };

/** The figures behind a drawing, for whoever would rather read them. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-[0.9375rem] font-semibold text-primary">
        Show as a table
      </summary>
      <div className="mt-3 overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
        <table className="w-full text-left text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b">
              {head.map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first} className="border-b last:border-0">
                <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                  {first}
                </th>
                {rest.map((value, index) => (
                  <td key={head[index + 1]} className="py-2 pr-4">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
