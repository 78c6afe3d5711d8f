"use client";

import { useEffect, useRef, useState } from "react";
import { RATE, type Part } from "./sound";

type Playing = { stop: () => void };

/** Lets one sound be heard: what was just recorded, or what is kept. */
export function usePlayback() {
  const playing = useRef<Playing | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = () => {
    playing.current?.stop();
    playing.current = null;
    setIsPlaying(false);
  };
  const begin = (next: Playing) => {
    stop();
    playing.current = next;
    setIsPlaying(true);
  };
  useEffect(
    () => () => {
      playing.current?.stop();
    },
    [],
  );
  return {
    isPlaying,
    stop,
    playPart: (samples: Int16Array, { from, to }: Part) => {
      begin(playSamples(samples.subarray(from, to), stop));
    },
    playUrl: (url: string) => {
      const sound = new Audio(url);
      sound.onended = stop;
      sound.onerror = stop;
      begin({
        stop: () => {
          sound.onended = null;
          sound.pause();
        },
      });
      sound.play().catch(() => undefined);
    },
  };
}

function playSamples(samples: Int16Array, onEnd: () => void): Playing {
  const context = new AudioContext();
  const buffer = context.createBuffer(1, Math.max(1, samples.length), RATE);
  buffer.copyToChannel(
    Float32Array.from(samples, (sample) => sample / 32_768),
    0,
  );
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.onended = onEnd;
  source.start();
  return {
    stop: () => {
      source.onended = null;
      void context.close();
    },
  };
}
