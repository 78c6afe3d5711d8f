/** FNV-1a in 32 bits, over the code units: for seeds and for looking up, not for keeping secrets. */
export function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return hash >>> 0;
}
