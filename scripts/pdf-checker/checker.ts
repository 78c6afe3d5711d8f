import { buffer } from "node:stream/consumers";
import { examinePdf } from "./examine-pdf";

/** Few bytes may unpack to any number, which no limit of the heap counts: no single array may be larger. */
const MOST_BYTES = 64 * 1024 * 1024;

globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, args: ConstructorParameters<typeof Uint8Array>, made) {
    const [size] = args as unknown[];
    if (typeof size === "number" && size > MOST_BYTES) throw new RangeError("more than a PDF may unpack to");
    return Reflect.construct(target, args, made) as object;
  },
});

/** A process for one PDF: its bytes come in, and what it is goes out as JSON. Nothing is written anywhere. */
process.stdout.write(JSON.stringify(await examinePdf(await buffer(process.stdin))));
