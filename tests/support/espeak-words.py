"""Says texts (a JSON list on stdin) with Debian's eSpeak library: samples, and when each word begins, as JSON."""
import ctypes
import json
import sys

HOME, VOICE, RATE = sys.argv[1], sys.argv[2], int(sys.argv[3])
SYNCHRONOUS, WORD, UTF8, RATE_PARAMETER, BY_CHARACTER = 2, 1, 1, 1, 1


class Name(ctypes.Union):
    _fields_ = [("number", ctypes.c_int), ("name", ctypes.c_char_p), ("text", ctypes.c_char * 8)]


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("message", ctypes.c_uint),
        ("position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_ms", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("id", Name),
    ]


espeak = ctypes.CDLL("libespeak-ng.so.1")
sample_rate = espeak.espeak_Initialize(SYNCHRONOUS, 0, HOME.encode(), 0)
espeak.espeak_SetVoiceByName(VOICE.encode())
espeak.espeak_SetParameter(RATE_PARAMETER, RATE, 0)
Heard = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))


def say(text):
    pcm, words = [], []

    def heard(samples, count, events):
        if samples and count:
            pcm.extend(samples[0:count])
        index = 0
        while events[index].type != 0:
            if events[index].type == WORD:
                words.append({"at": events[index].position - 1, "ms": events[index].audio_ms})
            index += 1
        return 0

    callback = Heard(heard)
    espeak.espeak_SetSynthCallback(callback)
    words_of_text = text.encode()
    espeak.espeak_Synth(words_of_text, len(words_of_text) + 1, 0, BY_CHARACTER, 0, UTF8, None, None)
    espeak.espeak_Synchronize()
    return {"sampleRate": sample_rate, "pcm": pcm, "words": words}


print(json.dumps([say(text) for text in json.load(sys.stdin)]))
