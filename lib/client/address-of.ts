type Value = string | number | boolean | null | undefined;

export type AddressParts = { params?: object; query?: object };

/** `/api/children/{id}` with its parameters filled in and its query behind it; what is undefined stays out. */
export function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const given = new Map<string, Value>(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(given.get(name))),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries<Value>({ ...query })) {
    if (value !== undefined && value !== null) asked.set(name, String(value));
  }
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}
