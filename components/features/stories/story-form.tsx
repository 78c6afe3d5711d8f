"use client";

import { useState, type SyntheticEvent } from "react";
import { useWatch } from "react-hook-form";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { Field, FieldGroup } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { useIsWide } from "@/components/layout/use-is-wide";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import type { UsageView } from "@/lib/features/billing/contract";
import type { ChildView } from "@/lib/features/children/contract";
import type { ActiveRequestView, BookJobView } from "@/lib/features/stories/contract";
import { joinNames } from "@/lib/shared/story";
import { AtThumb, CHOOSE } from "./at-thumb";
import { CharacterFields } from "./character-fields";
import { ChildChoice } from "./child-choice";
import { OrderedBefore } from "./ordered-before";
import { OrderPreview } from "./order-preview";
import { createOrderSender } from "./order-story";
import { StoryBefore } from "./story-before";
import { StoryDials } from "./story-dials";
import { keepSent } from "./story-draft";
import { emptyStory, REQUIRED, storyForm } from "./story-form-schema";
import { StoryOutlook } from "./story-outlook";
import { StoryRefusal, type Refusal } from "./story-refusal";
import { ThemeCards } from "./theme-cards";
import { TogetherChoice } from "./together-choice";
import { useChosenChild } from "./use-chosen-child";
import { useDraft } from "./use-draft";
import { StoryIdeas } from "./story-ideas";
import { useLostPhoto } from "./use-lost-photo";
import { awaitsChoice, useOutline } from "./use-outline";

const MISSING = {
  childId: "Please choose the child that it is for.",
  title: "Please give it a title.",
  topics: "Please say what it is about.",
  theme: "Please choose a theme.",
} as const;
const FIELDS = ["childId", "title", "topics", "theme"] as const satisfies (keyof typeof MISSING)[];

type StoryFormProps = {
  items: ChildView[];
  /** `null` while it isn't known. */
  usage: UsageView | null;
  /** From the button on a child's card. */
  childId: string | null;
  /** The story that it should go on after. */
  after: string | null;
  /** The order from this form that failed last. */
  failedId: string | null;
  /** `isEarlier`: it was ordered before, and this order is that one. */
  onOrdered: (request: ActiveRequestView, isEarlier: boolean) => void;
};

/** What the last order came to, where it led to no new one. */
type Outcome = { refusal?: Refusal; before?: BookJobView };

export function StoryForm({ items, usage, childId, after, failedId, onOrdered }: StoryFormProps) {
  const { parentId } = useDashboard();
  const [send] = useState(createOrderSender);
  const [outcome, setOutcome] = useState<Outcome>({});
  const { form, submit, pending, formError, setFormError, errorOf } = useApiForm({
    schema: storyForm,
    defaultValues: emptyStory(startChild(items, childId)),
    send: async (order) => {
      setOutcome({});
      const result = await send(order);
      if (!result.ok) {
        setOutcome({ refusal: { status: result.status, code: result.code } });
        // What the server has no more must not look as if it were still there.
        if (result.details?.["photoUrl"]) form.setValue("photoUrl", "");
      }
      return result;
    },
    onDone: ({ isEarlier, ...job }, order) => {
      if (isEarlier && job.status === "COMPLETED") {
        setOutcome({ before: job });
        return;
      }
      keepSent(parentId, job.id, form.getValues());
      draft.drop();
      const childName = namesOf(items, [order.childId, ...order.withChildIds]);
      const createdAt = new Date().toISOString();
      onOrdered({ ...job, childName, theme: order.theme, createdAt, wish: null }, isEarlier);
    },
  });
  const { control } = form;
  const [mode, continues] = useWatch({ control, name: ["mode", "continues"] });
  const isWide = useIsWide();
  const outlook = useOutline(form, items, [formError, ...FIELDS.map(errorOf)]);
  const draft = useDraft(form, parentId);
  useChosenChild(form, childId);
  useLostPhoto(form, failedId);

  /** Each by its own words; the sentence about all of them stands at the button. */
  const missing = (field: keyof typeof MISSING) =>
    errorOf(field) === REQUIRED ? MISSING[field] : errorOf(field);
  const lacksSome = FIELDS.some((field) => errorOf(field) === REQUIRED);

  const check = (event: SyntheticEvent) => {
    const { childId: chosen } = form.getValues();
    const isGone = chosen !== "" && !items.some(({ id }) => id === chosen);
    if (!isGone && !awaitsChoice(outlook)) return void submit(event);
    event.preventDefault();
    if (!isGone) focusOffers(event.currentTarget);
    setFormError(
      isGone ? `Selected child (${chosen}) not found. Please refresh the page and try again.` : CHOOSE,
    );
  };

  const error = formError === CHOOSE && !awaitsChoice(outlook) ? null : formError;
  const sending = <Sending outcome={outcome} error={error} lacksSome={lacksSome} pending={pending} />;

  return (
    <form method="post" noValidate onSubmit={check} className="max-lg:**:scroll-mb-96">
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_21rem] lg:gap-10">
        <div className="grid min-w-0 gap-8">
          {/* The story after another one says itself where it comes from. */}
          {draft.isBack && !after && !continues && <DraftNote onStartAnew={draft.startAnew} />}
          <FieldGroup oneOf required label="Who is it for?" error={missing("childId")}>
            <ChildChoice form={form} items={items} />
          </FieldGroup>
          <TogetherChoice form={form} items={items} error={errorOf("withChildIds")} />
          <StoryBefore form={form} after={after} />
          <StoryIdeas form={form} items={items} />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <Field
              label="Title"
              required
              error={missing("title")}
              hint="A working title is enough: The lost kite."
            >
              <Input autoComplete="off" {...form.register("title")} />
            </Field>
            <Field
              label="Topics"
              required
              error={missing("topics")}
              hint="What it is about, with commas between: kites, being brave. The first one is what the story is about."
            >
              <Input autoComplete="off" {...form.register("topics")} />
            </Field>
          </div>
          <FieldGroup oneOf required label="Theme" error={missing("theme")}>
            <ThemeCards field={form.register("theme")} />
          </FieldGroup>
          {!isWide && (
            <div className="rounded-xl border bg-surface p-5">
              <StoryOutlook {...outlook} />
            </div>
          )}
          <StoryDials control={control} />
          <div className="grid gap-4">
            <Switch
              label="AI character transformation"
              description="Your child as a superhero, a wizard or a knight in the pictures. It takes a photo and your consent."
              className="rounded-lg border bg-surface p-4"
              checked={mode === "character"}
              onCheckedChange={(checked) => {
                form.setValue("mode", checked ? "character" : "plain");
              }}
            />
            {mode === "character" && (
              <CharacterFields
                form={form}
                photoError={errorOf("photoUrl")}
                styleError={errorOf("characterStyle")}
              />
            )}
          </div>
        </div>
        <OrderPreview control={control} items={items} usage={usage} outlook={isWide ? outlook : null}>
          {isWide && sending}
        </OrderPreview>
      </div>
      {!isWide && <AtThumb outlook={outlook}>{sending}</AtThumb>}
    </form>
  );
}

/** What comes back by itself says so. */
const DraftNote = ({ onStartAnew }: { onStartAnew: () => void }) => (
  <Alert
    actions={
      <Button variant="outline" size="sm" onClick={onStartAnew}>
        Start over
      </Button>
    }
  >
    We kept what you had begun.
  </Alert>
);

type SendingProps = { outcome: Outcome; error: string | null; lacksSome: boolean; pending: boolean };

/** The button, below what the last try came to. */
const Sending = ({ outcome: { before, refusal }, error, lacksSome, pending }: SendingProps) => (
  <>
    {before && <OrderedBefore job={before} />}
    {lacksSome && <Alert tone="danger">{REQUIRED}</Alert>}
    {error && <StoryRefusal message={error} refusal={refusal ?? null} />}
    <SubmitButton size="lg" variant="accent" pending={pending} pendingText="Sending your order...">
      Create Story
    </SubmitButton>
  </>
);

/** On a phone what there is to choose from is far above the button. */
const focusOffers = (form: Element): void => form.querySelector<HTMLElement>("[data-offers] input")?.focus();

const namesOf = (items: ChildView[], ids: string[]): string =>
  joinNames(ids.flatMap((id) => items.find((child) => child.id === id)?.name ?? []));

/** The one that was asked for, else the only one. */
function startChild(items: ChildView[], childId: string | null): string {
  if (childId && items.some(({ id }) => id === childId)) return childId;
  return items.length === 1 ? (items[0]?.id ?? "") : "";
}
