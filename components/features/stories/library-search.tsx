"use client";

import { SpinnerMark } from "@/components/feedback/spinner";
import { SearchInput } from "@/components/ui/search-input";

type LibrarySearchProps = {
  text: string;
  searching: boolean;
  /** What else the list is narrowed by. */
  parts: [string, string][];
  onType: (text: string) => void;
};

export function LibrarySearch({ text, searching, parts, onType }: LibrarySearchProps) {
  return (
    <form
      role="search"
      // Without JavaScript the browser asks for the list itself.
      action="/dashboard"
      className="relative w-full md:max-w-md md:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <input type="hidden" name="tab" value="library" />
      {parts.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchInput
        name="q"
        aria-label="Search stories"
        placeholder="Title, child or theme"
        value={text}
        maxLength={100}
        onChange={(event) => {
          onType(event.target.value);
        }}
        className="pr-11"
      />
      {searching && (
        <span className="absolute top-1/2 right-3.5 -translate-y-1/2 text-muted-foreground">
          <SpinnerMark />
        </span>
      )}
    </form>
  );
}
