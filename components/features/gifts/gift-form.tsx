"use client";

import { use, useState, type ReactNode, type SyntheticEvent } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { FieldGroup } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Alert } from "@/components/ui/alert";
import { api } from "@/lib/client/api";
import type { GiftInput, GiftsView, NewGiftView } from "@/lib/features/gifts/contract";
import { joinNames } from "@/lib/shared/story";
import { DEFAULT_GIFT_DAYS, GIFT_DAYS } from "@/lib/features/gifts/rules";

type GiftFormProps = { bookId: string; gifts: GiftsView; onMade: (made: NewGiftView) => void };

export function GiftForm({ bookId, gifts: { childName, familyNames, fromPhoto }, onMade }: GiftFormProps) {
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
        <FieldGroup oneOf label={familyNames.length > 1 ? "The names" : "The name"}>
          <div className="grid gap-1">
            <Choice
              name="named"
              checked={!wish.named}
              onChoose={() => {
                change({ named: false });
              }}
            >
              <span>
                {familyNames.length > 1
                  ? "Without the names: others stand in their place"
                  : "Without the name: another one stands in its place"}
                , and nothing is read aloud
              </span>
            </Choice>
            <Choice
              name="named"
              checked={wish.named}
              onChoose={() => {
                change({ named: true });
              }}
            >
              <span>
                {familyNames.length > 1 ? "First names as in the story: " : "First name as in the story: "}
                <bdi>{familyNames.length > 1 ? joinNames(familyNames) : childName}</bdi>
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
        Whoever has the link can read this one story until it ends or you take it back.{" "}
        {!wish.named && familyNames.length > 0 && <WhichNames names={familyNames} />}
      </p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <SubmitButton pending={pending} pendingText="Making it...">
        Make the link
      </SubmitButton>
    </form>
  );
}

/** Before the link is made: nobody can tell by a link what it says. */
const WhichNames = ({ names }: { names: readonly string[] }) => (
  <>
    Not told: <bdi className="font-medium text-foreground">{joinNames(names)}</bdi>. Any other name, such as a
    friend’s that you typed yourself, stays in the story.
  </>
);

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug">
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
