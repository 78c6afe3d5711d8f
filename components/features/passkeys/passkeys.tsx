"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask, CallFailed } from "@/components/data/ask";
import { holdAnswer } from "@/components/data/hold-answer";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import type { PasskeyView } from "@/lib/features/passkeys/contract";
import { makeOnDevice, NoPasskey } from "./on-device";
import { passkeysQuery } from "./passkey-queries";
import { useCanPasskeys } from "./use-can-passkeys";

const PATH = "/api/profile/passkeys";
const WHEN = { dateStyle: "medium" } as const;

function usePasskeys() {
  const client = useQueryClient();
  const { data } = useQuery(passkeysQuery);
  const add = useMutation({
    mutationFn: async () => {
      const options = await ask(api("POST", `${PATH}/options`));
      return ask(api("POST", PATH, { body: await makeOnDevice(options) }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
  const remove = useMutation({
    mutationFn: (id: string) => ask(api("DELETE", `${PATH}/{id}`, { params: { id } })),
    onSuccess: (answer) => {
      add.reset();
      void holdAnswer(client, passkeysQuery.queryKey, answer);
    },
  });
  return { data, add, remove };
}

/** Keys that a device keeps, each unlocked by a finger, a face or the device's code: added and removed. */
export function Passkeys() {
  const { data, add, remove } = usePasskeys();
  const isPossible = useCanPasskeys();
  const isBusy = add.isPending || remove.isPending;
  if (!data || (!data.isOffered && data.passkeys.length === 0)) return null;
  const isLast = data.isOnlyWay && data.passkeys.length === 1;
  return (
    <section aria-labelledby="passkeys-title" className="grid gap-4">
      <div>
        <h2 id="passkeys-title" className="text-xl font-semibold tracking-tight">
          Passkeys
        </h2>
        <p className="mt-1 text-muted-foreground">
          Sign in with your fingerprint, your face or the code of your device. What your device checks never
          leaves it, and nothing can be guessed or typed into the wrong page.
        </p>
        {isLast && (
          <p className="mt-1 text-muted-foreground">
            This is your only way in. Before you remove it, choose a password or add another passkey.
          </p>
        )}
      </div>
      <Outcome error={add.error ?? remove.error} added={add.isSuccess} />
      {data.passkeys.length > 0 && (
        <ul className="grid gap-2">
          {data.passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey}>
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy || isLast}
                aria-label={`Remove the passkey of ${passkey.device}`}
                onClick={() => {
                  remove.mutate(passkey.id);
                }}
              >
                Remove
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {isPossible && data.isOffered ? (
        <Button
          variant="outline"
          className="justify-self-start"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) add.mutate();
          }}
        >
          {add.isPending ? "Waiting for your device..." : "Add a passkey"}
        </Button>
      ) : (
        <p className="text-sm text-muted-foreground">This browser can’t make passkeys.</p>
      )}
    </section>
  );
}

function Outcome({ error, added }: { error: Error | null; added: boolean }) {
  if (error instanceof NoPasskey) return <Alert tone="info">{error.message}</Alert>;
  if (error) {
    const words = error instanceof CallFailed ? error.failure.message : "";
    return <Alert tone="danger">{words || UNEXPECTED_ERROR}</Alert>;
  }
  return added && <Alert tone="success">Added. From now on it signs you in, too.</Alert>;
}

type RowProps = { passkey: PasskeyView; children: React.ReactNode };

const Row = ({ passkey: { device, since, isSynced, lastUsedAt }, children }: RowProps) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border bg-surface p-3">
    <span className="min-w-0 flex-1">
      <span className="font-semibold">{device}</span>
      <span className="block text-sm text-muted-foreground">
        Added <LocalTime at={since} format={WHEN} />
        {isSynced && ", kept on all your devices"}
        {lastUsedAt && (
          <>
            , last used <LocalTime at={lastUsedAt} format={WHEN} />
          </>
        )}
      </span>
    </span>
    {children}
  </li>
);
