import { z } from "zod";
import { SAMPLED_VOICES } from "@/lib/shared/narration";
import { defineEndpoint, fileOf, NOTHING } from "@/lib/shared/endpoint";
import { narrationInput, narrationsQuery, readingVoiceInput, recordingInput, tapsInput } from "./contract";
import { MAX_TAKE_BODY, NOT_A_SOUND, RECORDING_LIMIT } from "./recording/rules";
import { NARRATION_LIMIT } from "./rules";
import {
  narrationDetailView,
  narrationsView,
  narrationView,
  readingVoiceView,
  recordedPageView,
  recordingsView,
  recordingView,
} from "./views";

const params = z.object({ id: z.uuid() });

export const narrationEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/books/{id}/narrations",
    summary: "How a story can be heard: what was read aloud of it, and the voices",
    access: "parent",
    params,
    query: narrationsQuery,
    response: { 200: narrationsView },
    inChildsMode: true,
  }),
  ask: defineEndpoint({
    method: "POST",
    path: "/api/books/{id}/narrations",
    summary: "Have a story read aloud by a voice; asked for again, the one that is there",
    access: "parent",
    params,
    body: narrationInput,
    response: { 202: narrationView },
    errors: ["CONFLICT", "FORBIDDEN"],
    limit: NARRATION_LIMIT,
    inChildsMode: true,
  }),
  show: defineEndpoint({
    method: "GET",
    path: "/api/narrations/{id}",
    summary: "A story that is read aloud: the pages that can be heard so far, and when each word is",
    access: "parent",
    params,
    response: { 200: narrationDetailView },
    inChildsMode: true,
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/narrations/{id}",
    summary: "Delete what was read aloud of a story by one voice",
    access: "parent",
    params,
    response: { 204: NOTHING },
  }),
  sample: defineEndpoint({
    method: "GET",
    path: "/api/voice-samples/{voice}",
    summary: "A sentence by one of the reading voices",
    access: "parent",
    params: z.object({ voice: z.enum(SAMPLED_VOICES) }),
    response: { 200: fileOf("audio/mpeg"), 206: fileOf("audio/mpeg"), 416: NOTHING },
  }),
  readingVoice: defineEndpoint({
    method: "GET",
    path: "/api/reading-voice",
    summary: "Which voice reads this family's stories",
    access: "parent",
    response: { 200: readingVoiceView },
  }),
  chooseReadingVoice: defineEndpoint({
    method: "PUT",
    path: "/api/reading-voice",
    summary: "Choose the voice that reads this family's stories",
    access: "parent",
    body: readingVoiceInput,
    response: { 200: readingVoiceView },
    errors: ["FORBIDDEN"],
  }),
};

const takeParams = z.object({ id: z.uuid(), page: z.coerce.number().int().min(0).max(999) });

export const recordingEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/books/{id}/recordings",
    summary: "What the family recorded of a story, page by page, and what there is to read",
    access: "parent",
    params,
    query: narrationsQuery,
    response: { 200: recordingsView },
  }),
  start: defineEndpoint({
    method: "POST",
    path: "/api/books/{id}/recordings",
    summary: "Begin a recording of a story by somebody of the family; again, the one that is there",
    access: "parent",
    params,
    body: recordingInput,
    response: { 201: recordingView },
    errors: ["FORBIDDEN", "LIMIT_REACHED"],
    limit: RECORDING_LIMIT,
  }),
  keepTake: defineEndpoint({
    method: "PUT",
    path: "/api/recordings/{id}/pages/{page}",
    summary: "Keep what was recorded of a page: WAV, mono, 16 bits, 16,000 samples a second",
    access: "parent",
    params: takeParams,
    form: { file: "sound", maxBytes: MAX_TAKE_BODY, missing: NOT_A_SOUND, fields: z.object({}) },
    response: { 202: recordedPageView },
    errors: ["FORBIDDEN", "TOO_LARGE", "UNSUPPORTED_MEDIA", "LIMIT_REACHED"],
    limit: RECORDING_LIMIT,
  }),
  tapTake: defineEndpoint({
    method: "PUT",
    path: "/api/recordings/{id}/pages/{page}/taps",
    summary: "Say where each sentence of a recorded page begins",
    access: "parent",
    params: takeParams,
    body: tapsInput,
    response: { 202: recordedPageView },
    limit: RECORDING_LIMIT,
  }),
  deleteTake: defineEndpoint({
    method: "DELETE",
    path: "/api/recordings/{id}/pages/{page}",
    summary: "Delete what was recorded of a page",
    access: "parent",
    params: takeParams,
    response: { 204: NOTHING },
  }),
};
