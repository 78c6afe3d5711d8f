import { ChevronDown } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { BadgeTone } from "@/components/ui/badge-variants";
import type { Field, Operation } from "@/lib/features/content/api-reference";
import type { Endpoint } from "@/lib/features/content/contract";

const TONES: Record<Endpoint["method"], BadgeTone> = { GET: "success", POST: "info", PUT: "warning" };

type ApiReferenceProps = { endpoints: readonly Endpoint[]; reference: readonly Operation[] };

/** The calls of the public API; each opens to what it takes and answers. */
export function ApiReference({ endpoints, reference }: ApiReferenceProps) {
  return (
    <ul className="divide-y overflow-hidden rounded-xl border bg-surface shadow-card">
      {endpoints.map(({ method, path, description }) => {
        const operation = reference.find((one) => one.method === method && one.path === path);
        return (
          <li key={`${method} ${path}`}>
            <details className="group">
              <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4 hover:bg-muted sm:px-6 md:flex-nowrap [&::-webkit-details-marker]:hidden">
                <Badge tone={TONES[method]} className="min-w-14 justify-center font-mono">
                  {method}
                </Badge>
                <code className="font-mono text-[0.9375rem] break-all md:flex-1">{path}</code>
                <span className="flex w-full items-center justify-between gap-4 text-muted-foreground md:w-auto">
                  {description}
                  <ChevronDown
                    aria-hidden
                    className="size-5 shrink-0 transition-transform group-open:rotate-180"
                  />
                </span>
              </summary>
              {operation && <Told operation={operation} />}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function Told({ operation }: { operation: Operation }) {
  const { scope, parameters, headers, body, answers, refusals } = operation;
  return (
    <div className="grid gap-6 border-t bg-background px-5 py-5 sm:px-6">
      <p>
        Needs a key that is good for <code className="font-mono text-sm">{scope}</code>.
      </p>
      <Fields title="In the address" fields={parameters} />
      <Fields title="Headers" fields={headers} />
      <Fields title="Body" fields={body} marksRequired />
      {answers.map(({ status, fields }) => (
        <Fields key={status} title={`Answer ${status}`} fields={fields} />
      ))}
      <div>
        <h3 className="font-sans text-base font-semibold">Refusals</h3>
        <p className="mt-2 text-[0.9375rem] text-muted-foreground">
          {refusals.map(({ status, codes }) => `${status} ${codes}`).join(", ")}. Each says why in{" "}
          <code className="font-mono text-sm">message</code>.
        </p>
      </div>
    </div>
  );
}

type FieldsProps = { title: string; fields: readonly Field[]; marksRequired?: true };

function Fields({ title, fields, marksRequired }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <dl className="mt-2 grid gap-2 text-[0.9375rem]">
        {fields.map(({ name, type, required, description }) => (
          <div key={name}>
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-mono text-sm font-semibold">{name}</code>
              <span className="font-mono text-sm break-words text-muted-foreground">{type}</span>
              {marksRequired && required && <span className="text-sm font-semibold">required</span>}
            </dt>
            <dd className="text-muted-foreground">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
