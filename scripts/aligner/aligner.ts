import { buffer } from "node:stream/consumers";
import { openAligner } from "./align-words";

/**
 * A process for one page read aloud: a line of JSON (how each word is said) and the sound come in, 16,000 whole numbers
 * of two bytes a second, and when each word is heard goes out as JSON. Nothing is written anywhere.
 */
const input = await buffer(process.stdin);
const end = input.indexOf("\n");
const words = JSON.parse(input.toString("utf8", 0, end)) as string[][];
// A copy, for samples begin at an even place.
const bytes = Uint8Array.from(input.subarray(end + 1));
const pcm = new Int16Array(bytes.buffer, 0, bytes.length >> 1);

const { align } = await openAligner(import.meta.dirname);
process.stdout.write(JSON.stringify(align(pcm, words)));
