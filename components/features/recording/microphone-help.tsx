import { Alert } from "@/components/ui/alert";
import type { MicrophoneProblem } from "./microphone";

const WORDS: Record<MicrophoneProblem, { title: string; help: string }> = {
  refused: {
    title: "The microphone is not allowed here",
    help: "Open the settings of this page, at the lock or the sign beside the address, allow the microphone and try again. On a phone, the browser itself needs to be allowed in the phone’s settings.",
  },
  none: {
    title: "There is no microphone",
    help: "Plug one in, or connect a headset, and try again. A phone has one: sign in there and open this story.",
  },
  busy: {
    title: "The microphone gives no sound",
    help: "Another program may be using it, such as a call. Close that, and try again.",
  },
  unsupported: {
    title: "This browser can’t record",
    help: "Please use an up-to-date Chrome, Edge, Firefox or Safari, and try again.",
  },
};

/** What stands in the way, and what to do about it. */
export function MicrophoneHelp({ problem }: { problem: MicrophoneProblem }) {
  const { title, help } = WORDS[problem];
  return (
    <Alert tone="danger" title={title}>
      {help}
    </Alert>
  );
}
