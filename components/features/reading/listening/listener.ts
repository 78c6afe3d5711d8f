import type { TimedRange } from "@/lib/shared/narration";
import { rangeAt, type Sentence } from "./time-table";

/** What is needed of an audio element. */
export type Sound = Pick<
  HTMLAudioElement,
  "src" | "currentTime" | "playbackRate" | "preservesPitch" | "play" | "pause"
>;

/** One page's sound with its time table. */
export type SpokenPage = {
  audioUrl: string;
  words: readonly TimedRange[];
  sentences: readonly Sentence[];
};

/** `waiting` is for the child, after a sentence that is read together; `loading` for the sound; `broken` is a sound that did not come. */
export type Phase = "still" | "loading" | "playing" | "waiting" | "broken";

/** How a page is read aloud, and what comes after it. */
export type ListeningWay = { together: boolean; turnsPages: boolean; endsWithPage: boolean; speed: number };

export type ListenerPorts = {
  /** The range that is heard now. */
  light: (range: number) => void;
  turn: () => void;
  /** Milliseconds of sound that went by. */
  heard: (ms: number) => void;
  /** Reading stopped at the end of the page, as it was asked to. */
  slept: () => void;
};

/** Lets the last sound of a sentence or a word fade before it stops there. */
const FADE_MS = 90;
const JUST_HEARD_MS = 40;
const LONGEST_STEP_MS = 1500;
/** A step back goes to the beginning of a sentence that has been heard for this long. */
const WELL_INSIDE_MS = 1200;

/** Plays a page's sound: word by word, sentence by sentence, page after page. Knows no clock but the sound's own. */
export class Listener {
  #ports: ListenerPorts | null = null;
  readonly #listeners = new Set<() => void>();
  #sound: Sound | null = null;
  #page: SpokenPage | null = null;
  #way: ListeningWay = { together: false, turnsPages: true, endsWithPage: false, speed: 1 };
  #phase: Phase = "still";
  #stopAt: number | null = null;
  /** Where to go on after a single word. */
  #backTo: number | null = null;
  #heardUntil = 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly phase = (): Phase => this.#phase;

  attach(sound: Sound, ports: ListenerPorts): () => void {
    this.#sound = sound;
    this.#ports = ports;
    if (this.#page) sound.src = this.#page.audioUrl;
    return () => {
      this.pause();
      this.#sound = null;
    };
  }

  change(way: ListeningWay): void {
    if (this.#way.together !== way.together && this.#backTo === null) this.#stopAt = null;
    this.#way = way;
    if (this.#sound) this.#sound.playbackRate = way.speed;
  }

  /** Another page is open, or its sound has come: `null` while it hasn't, `"none"` where nothing is ever said. */
  open(next: SpokenPage | "none" | null): void {
    const page = next === "none" ? null : next;
    if (page && page.audioUrl === this.#page?.audioUrl) {
      this.#page = page;
      return;
    }
    const goesOn = next !== "none" && this.#backTo === null && this.#phase !== "still";
    this.#backTo = null;
    this.#stop(goesOn ? "loading" : "still");
    this.#page = page;
    this.#ports?.light(-1);
    if (!this.#sound || !page) return;
    this.#sound.src = page.audioUrl;
    this.#heardUntil = 0;
    if (this.#phase === "loading") this.#start();
  }

  play(): void {
    if (this.#phase === "waiting") this.goOn();
    if (this.#phase !== "still" && this.#phase !== "broken") return;
    const last = this.#page?.words.at(-1);
    if (this.#sound && this.#page && this.#phase === "broken") this.#sound.src = this.#page.audioUrl;
    if (last && this.#position() >= last[3]) this.#seek(0);
    this.#start();
  }

  /** After a sentence that was read together. */
  goOn(): void {
    const last = this.#page?.sentences.at(-1);
    if (last && this.#position() >= last.endMs - JUST_HEARD_MS) this.#turn();
    else this.#start();
  }

  /** Whether a range has been read by now. */
  wasSaid(range: number): boolean {
    const word = this.#page?.words[range];
    return word !== undefined && word[2] < this.#position();
  }

  pause(): void {
    this.#stop("still");
  }

  /** One word only; what was being read waits where it was. */
  say(range: number): void {
    const word = this.#page?.words[range];
    if (!word) return;
    const before = this.#backTo ?? this.#position();
    this.#sound?.pause();
    this.#backTo = before;
    this.#seek(word[2]);
    this.#stopAt = fadeOf(word[2], word[3], this.#page?.words[range + 1]?.[2]);
    this.#run();
  }

  /** To the sentence before, or the one after. */
  skip(by: 1 | -1): void {
    if (!this.#page) return;
    const { sentences, words } = this.#page;
    const now = this.#position();
    const begun = sentences.findLastIndex(({ startMs }) => startMs <= now + JUST_HEARD_MS);
    const at = Math.max(0, begun);
    const isWellInside = now - (sentences[at]?.startMs ?? 0) > WELL_INSIDE_MS;
    const target = sentences[by === -1 && isWellInside ? at : Math.max(0, at + by)];
    if (!target) return;
    this.#backTo = null;
    this.#seek(target.startMs);
    if (this.#phase === "playing" || this.#phase === "waiting") this.#start();
    this.#ports?.light(rangeAt(words, target.startMs));
  }

  /** Keeps the light with the sound. Called with each frame, and by the sound itself where no frames are drawn. */
  readonly tick = (): void => {
    if (!this.#page || this.#phase !== "playing") return;
    const now = this.#position();
    this.#count(now);
    this.#ports?.light(rangeAt(this.#page.words, now));
    if (this.#stopAt !== null && now >= this.#stopAt) this.#stop(this.#backTo === null ? "waiting" : "still");
  };

  readonly ended = (): void => {
    if (this.#phase !== "playing") return;
    this.#count(this.#position());
    const isWord = this.#backTo !== null;
    if (!isWord && this.#way.together) this.#stop("waiting");
    else if (!isWord && this.#way.turnsPages && !this.#way.endsWithPage) this.#turn();
    else this.#stop("still");
    if (!isWord && this.#way.endsWithPage) this.#ports?.slept();
  };

  readonly failed = (): void => {
    if (this.#phase === "playing" || this.#phase === "loading") this.#stop("broken");
  };

  #become(phase: Phase): void {
    if (this.#phase === phase) return;
    this.#phase = phase;
    for (const listener of this.#listeners) listener();
  }

  #position(): number {
    return (this.#sound?.currentTime ?? 0) * 1000;
  }

  #seek(ms: number): void {
    if (this.#sound) this.#sound.currentTime = ms / 1000;
    this.#heardUntil = ms;
  }

  #start(): void {
    this.#backTo = null;
    if (!this.#page) {
      this.#become("loading");
      return;
    }
    const { sentences } = this.#page;
    const now = this.#position();
    const at = sentences.findIndex(({ endMs }) => endMs > now + JUST_HEARD_MS);
    const sentence = sentences[at];
    const isToWait = this.#way.together && sentence;
    this.#stopAt = isToWait ? fadeOf(now, sentence.endMs, sentences[at + 1]?.startMs) : null;
    this.#run();
  }

  #run(): void {
    if (!this.#sound) return;
    this.#sound.preservesPitch = true;
    this.#sound.playbackRate = this.#way.speed;
    this.#heardUntil = this.#position();
    this.#become("playing");
    this.#sound.play().catch((error: unknown) => {
      // A pause that comes before the sound has begun is no refusal, and a sound that fails says so itself.
      if (error instanceof DOMException && error.name === "NotAllowedError") this.#stop("still");
    });
  }

  #stop(phase: Phase): void {
    this.#sound?.pause();
    if (this.#backTo !== null) {
      this.#seek(this.#backTo);
      this.#ports?.light(rangeAt(this.#page?.words ?? [], this.#backTo));
    }
    this.#backTo = null;
    this.#stopAt = null;
    this.#become(phase);
  }

  #turn(): void {
    this.#stop("loading");
    this.#ports?.turn();
  }

  #count(now: number): void {
    const step = now - this.#heardUntil;
    if (step > 0 && step < LONGEST_STEP_MS) this.#ports?.heard(step / this.#way.speed);
    this.#heardUntil = now;
  }
}

const fadeOf = (startMs: number, endMs: number, nextMs = Infinity): number =>
  Math.max(startMs, Math.min(endMs + FADE_MS, nextMs - 10));
