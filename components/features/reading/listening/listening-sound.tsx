import type { Listening } from "./use-listening";

/** The sound of the open page, and the next one's ahead. */
export function ListeningSound({ listening: { soundProps, isBusy, nextSound } }: { listening: Listening }) {
  return (
    <>
      <audio {...soundProps} hidden />
      {isBusy && nextSound && <audio src={nextSound} preload="auto" hidden />}
    </>
  );
}
