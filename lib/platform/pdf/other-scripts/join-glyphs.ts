import type { Cluster, Stroke } from "./shape-words";

type Tables = Map<string, Buffer>;

const HEADER = 12;
const RECORD = 16;
/** What the PDF library reads of a font; rules of layout are followed by then. */
const KEPT = [
  "OS/2",
  "cmap",
  "cvt ",
  "fpgm",
  "glyf",
  "head",
  "hhea",
  "hmtx",
  "loca",
  "maxp",
  "name",
  "post",
  "prep",
];

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = HEADER + index * RECORD;
    const from = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12)));
  }
  return tables;
}

function writeTables(tables: Tables): Buffer {
  const names = KEPT.filter((name) => tables.has(name));
  const head = Buffer.alloc(HEADER + names.length * RECORD);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  const bodies: Buffer[] = [];
  let at = head.length;
  for (const [index, name] of names.entries()) {
    const table = tableOf(tables, name);
    const record = HEADER + index * RECORD;
    head.write(name, record, "latin1");
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(table.length, record + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

function tableOf(tables: Tables, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no table ${name}`);
  return table;
}

type Outlines = { glyphs: Buffer[]; metrics: { advance: number; bearing: number }[] };

function readOutlines(tables: Tables): Outlines {
  const [glyf, loca, hmtx] = ["glyf", "loca", "hmtx"].map((name) => tableOf(tables, name)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const isLong = tableOf(tables, "head").readInt16BE(50) === 1;
  const count = tableOf(tables, "maxp").readUInt16BE(4);
  const wide = tableOf(tables, "hhea").readUInt16BE(34);
  const place = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const ids = Array.from({ length: count }, (_, index) => index);
  return {
    glyphs: ids.map((id) => glyf.subarray(place(id), place(id + 1))),
    metrics: ids.map((id) => ({
      advance: hmtx.readUInt16BE(Math.min(id, wide - 1) * 4),
      bearing: id < wide ? hmtx.readInt16BE(id * 4 + 2) : hmtx.readInt16BE(wide * 4 + (id - wide) * 2),
    })),
  };
}

function writeOutlines(tables: Tables, { glyphs, metrics }: Outlines): void {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  const bodies: Buffer[] = [];
  let at = 0;
  for (const [id, glyph] of glyphs.entries()) {
    const padded = Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
    bodies.push(padded);
    at += padded.length;
    loca.writeUInt32BE(at, (id + 1) * 4);
    hmtx.writeUInt16BE(metrics[id]?.advance ?? 0, id * 4);
    hmtx.writeInt16BE(metrics[id]?.bearing ?? 0, id * 4 + 2);
  }
  const [head, hhea, maxp] = ["head", "hhea", "maxp"].map((name) => Buffer.from(tableOf(tables, name))) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(glyphs.length, 34);
  maxp.writeUInt16BE(glyphs.length, 4);
  const made = { head, hhea, maxp, hmtx, loca, glyf: Buffer.concat(bodies) };
  for (const [name, table] of Object.entries(made)) tables.set(name, table);
}

const ARGUMENTS_ARE_WORDS = 0x1;
const ARGUMENTS_ARE_PLACES = 0x2;
const MORE_FOLLOW = 0x20;

/** One drawing that puts others in their places; nothing where they are all empty. */
function joined(strokes: readonly Stroke[], glyphs: readonly Buffer[]): Buffer {
  const seen = strokes.flatMap((stroke) => {
    const glyph = glyphs[stroke.glyph];
    return glyph?.length ? [{ ...stroke, glyph, id: stroke.glyph }] : [];
  });
  if (seen.length === 0) return Buffer.alloc(0);
  const edge = (at: number, along: "x" | "y", pick: (...values: number[]) => number) =>
    pick(...seen.map((stroke) => stroke.glyph.readInt16BE(at) + Math.round(stroke[along])));
  const head = Buffer.alloc(10);
  head.writeInt16BE(-1, 0);
  head.writeInt16BE(edge(2, "x", Math.min), 2);
  head.writeInt16BE(edge(4, "y", Math.min), 4);
  head.writeInt16BE(edge(6, "x", Math.max), 6);
  head.writeInt16BE(edge(8, "y", Math.max), 8);
  const parts = seen.map(({ id, x, y }, index) => {
    const part = Buffer.alloc(8);
    const more = index < seen.length - 1 ? MORE_FOLLOW : 0;
    part.writeUInt16BE(ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_PLACES | more, 0);
    part.writeUInt16BE(id, 2);
    part.writeInt16BE(Math.round(x), 4);
    part.writeInt16BE(Math.round(y), 6);
    return part;
  });
  return Buffer.concat([head, ...parts]);
}

/**
 * The font with one more drawing for each cluster, made of those that it has; what sets the text then needs to move
 * nothing but a whole letter.
 * @returns the font, and the new drawing of each cluster in their order
 */
export function joinGlyphs(font: Buffer, clusters: readonly Cluster[]): { font: Buffer; ids: number[] } {
  const tables = readTables(font);
  const { glyphs, metrics } = readOutlines(tables);
  const first = glyphs.length;
  for (const { strokes, advance } of clusters) {
    const glyph = joined(strokes, glyphs);
    glyphs.push(glyph);
    metrics.push({
      advance: Math.max(0, Math.round(advance)),
      bearing: glyph.length ? glyph.readInt16BE(2) : 0,
    });
  }
  writeOutlines(tables, { glyphs, metrics });
  return { font: writeTables(tables), ids: clusters.map((_, index) => first + index) };
}
