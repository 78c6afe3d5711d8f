"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "@/components/data/ask";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import type { NewFactorView, SecondFactorView } from "@/lib/features/second-factor/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";
import { ConfirmFactor } from "./confirm-factor";
import { RecoveryCodes } from "./recovery-codes";
import { secondFactorQuery } from "./second-factor-queries";

const WHEN = { dateStyle: "medium" } as const;
const PATH = "/api/profile/second-factor";

/** Codes of an app at sign-in: set up, with codes for the day the phone is gone, and turned off again. */
export function SecondFactor() {
  const { data } = useQuery(secondFactorQuery);
  const client = useQueryClient();
  const [begun, setBegun] = useState<NewFactorView | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const again = () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  const begin = useMutation({ mutationFn: () => ask(api("POST", PATH)), onSuccess: setBegun });
  const renew = useMutation({
    mutationFn: () => ask(api("POST", `${PATH}/recovery-codes`)),
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      return again();
    },
  });
  const turnOff = useMutation({
    mutationFn: () => ask(api("DELETE", PATH)),
    onSuccess: () => {
      setCodes(null);
      return again();
    },
  });
  const calls = [begin, renew, turnOff];
  const failed = calls.find(({ error }) => error)?.error;
  const isBusy = calls.some(({ isPending }) => isPending);
  if (!data) return null;
  return (
    <section aria-labelledby="factor-title" className="grid gap-4">
      <div>
        <h2 id="factor-title" className="text-xl font-semibold tracking-tight">
          Two-step sign-in
        </h2>
        <Summary factor={data} />
      </div>
      {failed && <Alert tone="danger">{failed.failure.message || UNEXPECTED_ERROR}</Alert>}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null);
          }}
        />
      )}
      {begun && !data.isOn && (
        <ConfirmFactor
          begun={begun}
          onCancel={() => {
            setBegun(null);
          }}
          onDone={(recoveryCodes) => {
            setBegun(null);
            setCodes(recoveryCodes);
            void again();
          }}
        />
      )}
      {!data.isOn && !begun && <Press name="Turn on" isBusy={isBusy} onPress={begin.mutate} />}
      {data.isOn && !codes && (
        <div className="flex flex-wrap gap-3">
          <Press name="New recovery codes" isBusy={isBusy} onPress={renew.mutate} />
          <Press name="Turn off" isBusy={isBusy} onPress={turnOff.mutate} />
        </div>
      )}
    </section>
  );
}

type PressProps = { name: string; isBusy: boolean; onPress: () => void };

const Press = ({ name, isBusy, onPress }: PressProps) => (
  <Button
    variant="outline"
    className="justify-self-start"
    disabled={isBusy}
    onClick={() => {
      onPress();
    }}
  >
    {name}
  </Button>
);

function Summary({ factor: { isOn, since, recoveryCodesLeft } }: { factor: SecondFactorView }) {
  if (!isOn || since === null) {
    return (
      <p className="mt-1 text-muted-foreground">
        Off. Turned on, a sign-in takes a code of an app on your phone as well, so that your password alone
        opens nothing.
      </p>
    );
  }
  return (
    <p className="mt-1 text-muted-foreground">
      On since <LocalTime at={since} format={WHEN} />. {recoveryCodesLeft} recovery{" "}
      {recoveryCodesLeft === 1 ? "code is" : "codes are"} left.
    </p>
  );
}
