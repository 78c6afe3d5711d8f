"use client";

import { use, useState, type ReactNode, type SyntheticEvent } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { FieldGroup } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Alert } from "@/components/ui/alert";
import { api } from "@/lib/client/api";
import type { GiftInput, GiftsView, NewGiftView } from "@/lib/features/gifts/contract";
import { DEFAULT_GIFT_DAYS, GIFT_DAYS } from "@/lib/features/gifts/rules";

type GiftFormProps = { bookId: string; gifts: GiftsView; onMade: (made: NewGiftView) => void };

export function GiftForm({ bookId, gifts: { childName, fromPhoto }, onMade }: GiftFormProps) {
  const tell = use(FailureContext);
  const [wish, setWish] = useState<GiftInput>({
    days: DEFAULT_GIFT_DAYS,
    // A story that forgot the name can only be told as it is.
    named: childName === null,
    photoPictures: false,
  });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setPending(true);
    setProblem(null);
    const made = await api("POST", "/api/books/{id}/gifts", { params: { id: bookId }, body: wish });
    setPending(false);
    if (made.ok) {
      onMade(made.data);
      return;
    }
    setProblem(made.message);
    tell(made, made.message);
  };
  const change = (part: Partial<GiftInput>) => {
    setWish({ ...wish, ...part });
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {childName !== null && (
        <FieldGroup oneOf label="The name">
          <div className="grid">
            <Choice
              name="named"
              checked={!wish.named}
              onChoose={() => {
                change({ named: false });
              }}
            >
              Without the name: another one stands in its place, and nothing is read aloud
            </Choice>
            <Choice
              name="named"
              checked={wish.named}
              onChoose={() => {
                change({ named: true });
              }}
            >
              <span>
                First name as in the story: <bdi>{childName}</bdi>
              </span>
            </Choice>
          </div>
        </FieldGroup>
      )}
      <FieldGroup oneOf label="The link is good for">
        <div className="flex flex-wrap gap-x-6">
          {GIFT_DAYS.map((days) => (
            <Choice
              key={days}
              name="days"
              checked={wish.days === days}
              onChoose={() => {
                change({ days });
              }}
            >
              {days} days
            </Choice>
          ))}
        </div>
      </FieldGroup>
      {fromPhoto && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={wish.photoPictures}
            onChange={({ target }) => {
              change({ photoPictures: target.checked });
            }}
            className="size-5 shrink-0 accent-primary"
          />
          Show the pictures too: they were made after a photo of your child
        </label>
      )}
      <p className="text-[0.9375rem] text-muted-foreground">
        Whoever has the link can read this one story until it ends or you take it back. Names that you typed
        yourself, such as a friend’s, stay in the story.
      </p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <SubmitButton pending={pending} pendingText="Making it...">
        Make the link
      </SubmitButton>
    </form>
  );
}

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}
