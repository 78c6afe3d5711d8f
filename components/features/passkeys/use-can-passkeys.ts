import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this browser knows passkeys. On the server as most do, so that nothing moves when the button is let in. */
export const useCanPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => "PublicKeyCredential" in window,
    () => true,
  );
