import { megabytes } from "./keep-words";
import { useRoom } from "./use-kept";

/** How much room there is, and how long what is kept may stay. */
export function KeptRoom() {
  const room = useRoom();
  return (
    <section aria-label="Room on this device" className="grid gap-2 text-[0.9375rem] text-muted-foreground">
      {room && (
        <p>
          Talewick uses {megabytes(room.used)} of the {megabytes(room.most)} that this browser gives it.
        </p>
      )}
      <p>
        They stay until you remove them, sign out, or your session ends. Whoever uses this device while you
        are signed in can read them.
      </p>
      <p>
        {room?.lasts
          ? "The browser has agreed not to remove them by itself when the device needs room."
          : "The browser may remove them when the device needs room."}{" "}
        On an iPhone or iPad, Safari removes them after seven days without a visit, unless Talewick is on the
        Home Screen; what is kept there is apart from what Safari keeps.
      </p>
    </section>
  );
}
