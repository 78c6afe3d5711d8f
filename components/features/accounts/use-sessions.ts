import { useMutation, useQuery } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import type { SessionView } from "@/lib/features/accounts/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { clearSession } from "@/lib/shared/browser-session";
import { whileSigningOut } from "@/lib/shared/leave-for-sign-in";
import { sessionsQuery } from "./account-queries";

export type Sessions = {
  /** `null` while they load. */
  sessions: SessionView[] | null;
  failure: string | null;
  reload: () => Promise<void>;
  end: (id: string) => Promise<void>;
  endOthers: () => Promise<void>;
  endAll: () => Promise<void>;
};

const SIGN_IN = "/signin";
const leave = (to: string) => {
  clearSession();
  window.location.assign(to);
};

/** Where the parent is signed in, and the ways to end it. */
export function useSessions(): Sessions {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const again = async () => {
    await refetch();
  };
  const end = useMutation({
    mutationFn: (id: string) => ask(api("DELETE", "/api/auth/sessions/{id}", { params: { id } })),
    onSuccess: again,
  });
  const endOthers = useMutation({
    mutationFn: () => ask(api("DELETE", "/api/auth/sessions", { query: { here: "stay" } })),
    onSuccess: again,
  });
  const endAll = useMutation({
    mutationFn: () => whileSigningOut(() => ask(api("DELETE", "/api/auth/sessions"))),
    onSuccess: () => {
      leave(SIGN_IN);
    },
  });
  const failed = error ?? end.error ?? endOthers.error ?? endAll.error;

  return {
    sessions: data ?? null,
    failure: failed && (failed.failure.message || UNEXPECTED_ERROR),
    reload: () => {
      end.reset();
      endOthers.reset();
      endAll.reset();
      return again();
    },
    end: (id) => settled(end.mutateAsync(id)),
    endOthers: () => settled(endOthers.mutateAsync()),
    endAll: () => settled(endAll.mutateAsync()),
  };
}

/** What went wrong is shown; whoever waits only waits for the end. */
const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );
