// In place of the whole library, of which the face finder needs the core and nothing that trains.
import "@tensorflow/tfjs-core/dist/public/chained_ops/register_all_chained_ops.js";
export * from "@tensorflow/tfjs-core";
