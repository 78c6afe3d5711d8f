export type FormValue = string | FormValue[] | FormRecord;

export interface FormRecord {
  [key: string]: FormValue;
}

/** Reads Stripe's form encoding: `items[0][price]=p&expand[]=customer` becomes nested records and lists. */
export function parseForm(encoded: string): FormRecord {
  const root = newRecord();
  for (const [name, value] of new URLSearchParams(encoded)) put(root, pathOf(name), value);
  return asRecord(withLists(root));
}

/** The same parameters in any order give the same text. */
export function canonicalForm(encoded: string): string {
  const parameters = new URLSearchParams(encoded);
  parameters.sort();
  return parameters.toString();
}

function newRecord(): FormRecord {
  return Object.create(null) as FormRecord;
}

function asRecord(value: FormValue): FormRecord {
  return typeof value === "object" && !Array.isArray(value) ? value : newRecord();
}

function pathOf(name: string): string[] {
  const open = name.indexOf("[");
  if (open < 0) return [name];
  return [name.slice(0, open), ...name.slice(open + 1, -1).split("][")];
}

function put(root: FormRecord, path: string[], value: string): void {
  let here = root;
  path.forEach((part, index) => {
    const key = part === "" ? String(Object.keys(here).length) : part;
    if (index === path.length - 1) {
      here[key] = value;
      return;
    }
    const next = asRecord(here[key] ?? newRecord());
    here[key] = next;
    here = next;
  });
}

function withLists(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  const children = keys.map((key) => withLists(value[key] ?? ""));
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return children;
  const record = newRecord();
  keys.forEach((key, index) => {
    record[key] = children[index] ?? "";
  });
  return record;
}
