import { narrationEndpoints, recordingEndpoints } from "@/lib/features/narration/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Case } from "./access-matrix";
import { spareNarration, spareRecording } from "./spares";

const ofRecording: Case = { names: "recording", foreign: [404] };

/** Whoever owns a recording may be refused for the plan or for want of consent, and never told that it isn't there. */
export const NARRATION_CASES: [Endpoint, Case[]][] = [
  [narrationEndpoints.list, [{ names: "book", foreign: [404] }]],
  [
    narrationEndpoints.ask,
    [{ names: "book", foreign: [404], own: [202, 429], body: () => ({ voice: "embedded:rms" }) }],
  ],
  [narrationEndpoints.show, [{ names: "narration", foreign: [404] }]],
  [narrationEndpoints.remove, [{ names: "narration", foreign: [404], spare: spareNarration }]],
  [narrationEndpoints.sample, [{ own: [200], params: { voice: "slt" } }]],
  [narrationEndpoints.chooseReadingVoice, [{ body: () => ({ voice: "embedded:slt" }) }]],
  [recordingEndpoints.list, [{ names: "book", foreign: [404] }]],
  [
    recordingEndpoints.start,
    [{ names: "book", foreign: [404], own: [201, 400, 403], body: () => ({ reader: "Dad" }) }],
  ],
  // A form is read before anybody is asked for.
  [
    recordingEndpoints.keepTake,
    [{ names: "recording", params: { page: "1" }, own: [415], foreign: [415], body: () => ({}) }],
  ],
  [recordingEndpoints.tapTake, [{ ...ofRecording, params: { page: "1" }, body: () => ({ taps: [0] }) }]],
  [recordingEndpoints.deleteTake, [{ ...ofRecording, params: { page: "0" }, spare: spareRecording }]],
];
