"use client";

import { useDeferredValue, useState } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Disclosure, Disclosures } from "@/components/ui/disclosures";
import { Label } from "@/components/ui/label";
import { SearchInput } from "@/components/ui/search-input";
import type { HelpTopic, HelpTopicId } from "@/lib/features/content/contract";
import { searchTopics } from "@/lib/features/content/rules";
import { TopicCards } from "./topic-cards";

type HelpSearchProps = {
  topics: readonly HelpTopic[];
  /** Cards with the number of articles, to show one topic only. */
  withCards?: boolean;
};

/** One answer is open at a time, over all topics. A search looks through all of them, whichever is chosen. */
export function HelpSearch({ topics, withCards = false }: HelpSearchProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<HelpTopicId | null>(null);
  // A letter stands in its field before sixty answers are gone through for it.
  const wanted = useDeferredValue(typed);
  const searching = wanted.trim() !== "";
  const shown = searching
    ? searchTopics(topics, wanted)
    : topics.filter(({ id }) => !chosen || id === chosen);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <div role="search" className="relative max-w-[40rem] noscript:hidden">
        <Label htmlFor="help-search" className="sr-only">
          Search the answers
        </Label>
        <SearchInput
          id="help-search"
          placeholder="Search the answers"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          className="h-13 text-lg"
        />
      </div>
      <p role="status" className="sr-only">
        {searching && `${count} ${count === 1 ? "answer" : "answers"} found`}
      </p>
      {/* Out of the way while somebody types: the answers come right below the field. */}
      {withCards && !searching && <TopicCards topics={topics} chosen={chosen} onChoose={setChosen} />}
      {shown.length === 0 && (
        <div className="mt-10">
          <EmptyState
            scene="lost"
            title="No results found"
            text="Try another word, or ask us. We reply within 24 hours."
            action={
              <IntentLink href="/contact" className={buttonVariants({ variant: "primary" })}>
                Contact Us
              </IntentLink>
            }
          />
        </div>
      )}
      {shown.map((topic) => (
        <TopicAnswers key={topic.id} topic={topic} />
      ))}
    </>
  );
}

function TopicAnswers({ topic: { id, title, questions } }: { topic: HelpTopic }) {
  return (
    <section aria-labelledby={`topic-${id}`} className="mt-10">
      <h2 id={`topic-${id}`} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <Disclosures className="mt-4">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question} group="answers">
            {answer}
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  );
}
