"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import { api } from "@/lib/client/api";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { consentsQuery } from "./settings-queries";

const PURPOSE = "child-name-voice";
const DAY = { dateStyle: "long" } as const;
const params = { purpose: PURPOSE } as const;

/** Whether the provider's voice may say the children's names: what that means, yes, and back again. */
export function VoiceConsent() {
  const { data = [], refetch } = useQuery(consentsQuery);
  const { version, text } = CONSENT_TEXTS[PURPOSE];
  const given = data.find(
    ({ purpose, textVersion, withdrawnAt }) =>
      purpose === PURPOSE && textVersion === version && withdrawnAt === null,
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      ask(
        given
          ? api("DELETE", "/api/consents/{purpose}", { params })
          : api("PUT", "/api/consents/{purpose}", { params, body: { textVersion: version } }),
      ),
    onSuccess: () => {
      const done = given
        ? "Taken back. Pages with a name are read by the reading voice from now on."
        : "Thank you. The storyteller voices may say your children's names.";
      void showToast("success", done);
      return refetch();
    },
  });
  return (
    <section aria-labelledby="voice-consent" className="mt-12">
      <h2 id="voice-consent" className="text-2xl font-semibold tracking-tight">
        Names and the storyteller voices
      </h2>
      <p className="mt-2 text-muted-foreground">
        The storyteller voices speak at our AI voice provider. They say no name of your family unless you
        agree.
      </p>
      <div className="mt-4 grid gap-4 rounded-xl border bg-surface px-5 py-4">
        <p>{text}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm text-muted-foreground">
            {given ? (
              <>
                Given on <LocalTime at={given.grantedAt} format={DAY} />
              </>
            ) : (
              "Not given"
            )}
          </span>
          <Button
            variant={given ? "outline" : "primary"}
            size="sm"
            disabled={isPending}
            onClick={() => {
              mutate();
            }}
          >
            {given ? "Take back" : "I agree"}
          </Button>
        </div>
      </div>
    </section>
  );
}
