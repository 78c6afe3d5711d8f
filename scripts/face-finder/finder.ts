import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { io, setBackend, tensor3d } from "@tensorflow/tfjs-core";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import * as faces from "@vladmandic/face-api/dist/face-api.node-wasm.js";

/**
 * A process for one photo: its pixels come in as they are (width and height are the arguments, three bytes each), and the
 * landmarks of the largest face go out as JSON, with how many faces there are; `null` where there is none. Nothing is
 * written anywhere.
 */
const [width = NaN, height = NaN] = process.argv.slice(2).map(Number);
const { nets } = faces;
const FOLDER = import.meta.dirname;

type Network = { loadFromWeightMap(weights: object): void };
type Group = { paths: string[]; weights: Parameters<typeof io.decodeWeights>[1] };

async function load(network: Network, name: string): Promise<void> {
  const manifest = await readFile(path.join(FOLDER, `${name}-weights_manifest.json`), "utf8");
  const groups = JSON.parse(manifest) as Group[];
  const parts = groups.flatMap(({ paths }) => paths.map((file) => readFile(path.join(FOLDER, file))));
  const bytes = new Uint8Array(Buffer.concat(await Promise.all(parts)));
  network.loadFromWeightMap(
    io.decodeWeights(
      bytes.buffer,
      groups.flatMap(({ weights }) => weights),
    ),
  );
}

async function find(): Promise<{ points: [number, number][]; faces: number } | null> {
  setWasmPaths(`${FOLDER}/`);
  await setBackend("wasm");
  await load(nets.tinyFaceDetector, "tiny_face_detector_model");
  await load(nets.faceLandmark68Net, "face_landmark_68_model");
  const pixels = tensor3d(new Uint8Array(await buffer(process.stdin)), [height, width, 3], "int32");
  // The package describes the same tensors by types of its own.
  const input = pixels as unknown as Parameters<typeof faces.detectAllFaces>[0];
  const options = new faces.TinyFaceDetectorOptions({ inputSize: 416, scoreThreshold: 0.5 });
  const found = await faces.detectAllFaces(input, options).withFaceLandmarks();
  const [largest] = found.sort((one, other) => other.detection.box.area - one.detection.box.area);
  if (!largest) return null;
  return { points: largest.landmarks.positions.map(({ x, y }) => [x, y]), faces: found.length };
}

process.stdout.write(JSON.stringify(await find()));
