import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this browser knows passkeys; not on the server, which can't know. */
export const useCanPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => "PublicKeyCredential" in window,
    () => false,
  );
