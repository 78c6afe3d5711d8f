import type { SayOrder, Utterance } from "./phones";

/** What the thread of the voices is asked, and what it answers. */
export type ThreadTasks = {
  say: { order: SayOrder; result: Utterance };
  pronounce: { order: { words: string[] }; result: string[][] };
  encode: { order: { pcm: Int16Array; sampleRate: number }; result: Uint8Array<ArrayBuffer> };
};
export type TaskName = keyof ThreadTasks;

export type ThreadRequest = {
  [Name in TaskName]: { id: number; task: Name; order: ThreadTasks[Name]["order"] };
}[TaskName];
export type ThreadAnswer = { id: number; result?: unknown; error?: string };
