import { useCallback, useEffect, useState } from "react";
import type { SessionView } from "@/lib/features/accounts/contract";
import { api, UNEXPECTED_ERROR, type ApiResult } from "@/lib/shared/api-client";
import { clearSession } from "@/lib/shared/browser-session";

export type Sessions = {
  /** `null` while they load. */
  sessions: SessionView[] | null;
  failure: string | null;
  reload: () => Promise<void>;
  end: (id: string) => Promise<void>;
  endAll: () => Promise<void>;
};

const SIGN_IN = "/signin";
const leave = (to: string) => {
  clearSession();
  window.location.assign(to);
};
const load = () => api<SessionView[]>("GET", "/api/auth/sessions");

/** Where the parent is signed in, and the ways to end it. */
export function useSessions(): Sessions {
  const [sessions, setSessions] = useState<SessionView[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const show = useCallback((result: ApiResult<SessionView[]>) => {
    setFailure(result.ok ? null : result.message || UNEXPECTED_ERROR);
    if (result.ok) setSessions(result.data);
  }, []);
  useEffect(() => {
    void load().then(show);
  }, [show]);
  const reload = async () => {
    show(await load());
  };

  return {
    sessions,
    failure,
    reload,
    end: async (id) => {
      const result = await api("DELETE", `/api/auth/sessions/${id}`);
      if (!result.ok) setFailure(result.message || UNEXPECTED_ERROR);
      else await reload();
    },
    endAll: async () => {
      const result = await api("DELETE", "/api/auth/sessions");
      if (!result.ok) {
        setFailure(result.message || UNEXPECTED_ERROR);
        return;
      }
      leave(SIGN_IN);
    },
  };
}
