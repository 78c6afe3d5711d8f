import { RATE, toInt16 } from "./sound";

export type MicrophoneProblem = "refused" | "none" | "busy" | "unsupported";

/** Why there is no sound. */
export class NoMicrophone extends Error {
  constructor(readonly problem: MicrophoneProblem) {
    super(problem);
    this.name = "NoMicrophone";
  }
}

export type Capture = {
  /** Ends it. @returns what was heard, 16,000 samples a second */
  stop: () => Promise<Int16Array>;
  /** Ends it, and forgets what was heard. */
  drop: () => void;
};

type Ports = {
  /** How loud it is, from 0 to 1, and for how many seconds it runs. */
  onLevel: (level: number, seconds: number) => void;
  /** The microphone was taken away. */
  onLost: () => void;
};

const PROBLEMS: Record<string, MicrophoneProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

async function openStream(): Promise<MediaStream> {
  // Only there over a safe connection.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || !("AudioWorkletNode" in window)) throw new NoMicrophone("unsupported");
  try {
    return await devices.getUserMedia({ audio: { channelCount: 1, noiseSuppression: true } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    throw new NoMicrophone(PROBLEMS[name] ?? "busy");
  }
}

/** The browser itself brings the microphone's rate to ours. */
async function resample(blocks: Float32Array<ArrayBuffer>[], rate: number): Promise<Int16Array> {
  const length = blocks.reduce((sum, block) => sum + block.length, 0);
  if (length === 0) return new Int16Array();
  const offline = new OfflineAudioContext(1, Math.max(1, Math.ceil((length * RATE) / rate)), RATE);
  const buffer = offline.createBuffer(1, length, rate);
  let at = 0;
  for (const block of blocks) {
    buffer.copyToChannel(block, 0, at);
    at += block.length;
  }
  const source = offline.createBufferSource();
  source.buffer = buffer;
  source.connect(offline.destination);
  source.start();
  return toInt16((await offline.startRendering()).getChannelData(0));
}

/** Begins to listen. @throws NoMicrophone */
export async function openMicrophone({ onLevel, onLost }: Ports): Promise<Capture> {
  const stream = await openStream();
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule("/recorder-worklet.js");
  } catch {
    for (const track of stream.getTracks()) track.stop();
    await context.close();
    throw new NoMicrophone("unsupported");
  }
  const node = new AudioWorkletNode(context, "recorder");
  const blocks: Float32Array<ArrayBuffer>[] = [];
  let heard = 0;
  let finish: () => void = () => undefined;
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  node.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer> | null>) => {
    if (!data) {
      finish();
      return;
    }
    blocks.push(data);
    heard += data.length;
    onLevel(loudnessOf(data), heard / context.sampleRate);
  };
  context.createMediaStreamSource(stream).connect(node);
  node.connect(context.destination);
  for (const track of stream.getTracks()) track.onended = onLost;
  const close = () => {
    for (const track of stream.getTracks()) {
      track.onended = null;
      track.stop();
    }
    void context.close();
  };
  return {
    stop: async () => {
      node.port.postMessage("stop");
      await isFinished;
      close();
      return resample(blocks, context.sampleRate);
    },
    drop: close,
  };
}

/** A voice at arm's length fills about half of it. */
function loudnessOf(block: Float32Array): number {
  const power = block.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, block.length);
  return Math.min(1, Math.sqrt(power) * 5);
}
