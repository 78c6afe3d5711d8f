import sharp from "sharp";
import type { Random } from "@/lib/features/writing/classic/random";
import { CANARY, chunk, withChunk, withSegment } from "./hostile-photos";

const latin = (text: string) => Buffer.from(text, "latin1");

/** A colour profile whose copyright text is the mark; the rest stays a profile that decoders accept. */
function markedProfile(profile: Buffer): Buffer {
  const marked = Buffer.from(profile);
  const tags = marked.readUInt32BE(128);
  for (let tag = 0; tag < tags; tag += 1) {
    const at = 132 + tag * 12;
    if (marked.toString("latin1", at, at + 4) !== "cprt") continue;
    const [offset, size] = [marked.readUInt32BE(at + 4), marked.readUInt32BE(at + 8)];
    marked.write(CANARY.slice(0, size - 8), offset + 8, "latin1");
  }
  return marked;
}

const exif = {
  IFD0: { Copyright: CANARY, Artist: CANARY, ImageDescription: CANARY, Make: CANARY },
  IFD2: { UserComment: CANARY },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSAreaInformation: CANARY },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${CANARY}"/></rdf:RDF></x:xmpmeta>`;

/** The record of a caption in a Photoshop segment. */
const iptc = Buffer.concat([
  latin("Photoshop 3.0\0" + "8BIM\u0004\u0004\0\0\0\0\0"),
  Buffer.from([5 + CANARY.length]),
  Buffer.from([0x1c, 2, 120, 0, CANARY.length]),
  latin(CANARY),
]);

type Mark = (photo: Buffer) => Buffer;

const JPEG_MARKS: Mark[] = [
  (photo) => withSegment(photo, 0xfe, latin(CANARY)),
  (photo) => withSegment(photo, 0xed, iptc),
  (photo) => withSegment(photo, 0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
  (photo) => withSegment(photo, 0xe0, latin(`JFXX\0\u0010${CANARY}`)),
  (photo) => withSegment(photo, 0xef, latin(CANARY)),
  (photo) => Buffer.concat([photo, latin(CANARY)]),
  (photo) => Buffer.concat([photo, photo, latin(CANARY)]),
];

const PNG_MARKS: Mark[] = [
  (photo) => withChunk(photo, chunk("tEXt", latin(`GPS\0${CANARY}`))),
  (photo) => withChunk(photo, chunk("iTXt", latin(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`))),
  (photo) => withChunk(photo, chunk("maRK", latin(CANARY))),
  (photo) => Buffer.concat([photo, latin(CANARY)]),
];

/** A photo that carries the mark in whatever its maker wrote beside the picture, in several places at once. */
export async function markedPhoto(random: Random): Promise<Buffer> {
  const side = () => 16 + Math.floor(random.next() * 200);
  const bare = sharp({ create: { width: side(), height: side(), channels: 3, background: "#c84" } });
  const { icc } = await sharp(await bare.clone().withIccProfile("srgb").jpeg().toBuffer()).metadata();
  const isJpeg = random.next() < 0.7;
  const described = bare.withExif(exif);
  let photo: Buffer = await (isJpeg ? described.jpeg() : described.png()).toBuffer();
  const marks = isJpeg ? JPEG_MARKS : PNG_MARKS;
  for (const mark of marks) if (random.next() < 0.6) photo = mark(photo);
  if (isJpeg && icc && random.next() < 0.6) {
    const segment = Buffer.concat([latin("ICC_PROFILE\0\u0001\u0001"), markedProfile(icc)]);
    photo = withSegment(photo, 0xe2, segment);
  }
  return photo;
}
