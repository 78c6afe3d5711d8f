"use client";

import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Field, FieldGroup } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { MAX_RELATIVES } from "@/lib/features/children/rules";
import { RELATIVE_ROLES, type Relative, type RelativeRole } from "@/lib/shared/story";
import { RelativeLookField } from "./relative-look-field";

const ROLE_NAMES: Record<RelativeRole, string> = {
  mother: "Mother",
  father: "Father",
  grandmother: "Grandmother",
  grandfather: "Grandfather",
  aunt: "Aunt",
  uncle: "Uncle",
  brother: "Brother",
  sister: "Sister",
};

/** As a child might say it. */
const EXAMPLES: Record<RelativeRole, string> = {
  mother: "Mommy",
  father: "Daddy",
  grandmother: "Grandma Rose",
  grandfather: "Grandpa Joe",
  aunt: "Aunt May",
  uncle: "Uncle Leo",
  brother: "Ben",
  sister: "Zoe",
};

type FamilyFieldProps = {
  relatives: readonly Relative[];
  onChange: (relatives: Relative[]) => void;
  errorOf: (field: "relatives" | `relatives.${number}.name`) => string | undefined;
};

/** Who of the family comes along in the stories, folded away until somebody is added. */
export function FamilyField({ relatives, onChange, errorOf }: FamilyFieldProps) {
  const [isOpen, setOpen] = useState(relatives.length > 0);
  const change = (at: number, change: Partial<Relative>) => {
    onChange(relatives.map((one, index) => (index === at ? { ...one, ...change } : one)));
  };
  const error = errorOf("relatives");
  return (
    <details
      open={isOpen || Boolean(error)}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className="min-h-11 w-fit cursor-pointer content-center rounded-sm text-[0.9375rem] font-semibold">
        Family in the stories
        <span className="ml-1.5 text-sm font-normal text-muted-foreground">optional</span>
      </summary>
      <FieldGroup
        label={<span className="sr-only">Family in the stories</span>}
        error={error}
        hint="Who may come along. Where a story has a mother, a brother or a grandfather in it, it is the one you name here. They are drawn to look like your child unless you choose otherwise."
      >
        <ul className="grid gap-3">
          {relatives.map((relative, at) => (
            <li key={at} className="grid gap-3 rounded-lg bg-muted p-4">
              <div className="grid items-end gap-3 sm:grid-cols-[11rem_1fr_auto]">
                <Field label="Who">
                  <Select
                    value={relative.role}
                    onChange={({ target }) => {
                      const role = RELATIVE_ROLES.find((one) => one === target.value);
                      if (role) change(at, { role });
                    }}
                  >
                    {RELATIVE_ROLES.map((role) => (
                      <option key={role} value={role}>
                        {ROLE_NAMES[role]}
                      </option>
                    ))}
                  </Select>
                </Field>
                <Field label="What your child calls them" error={errorOf(`relatives.${at}.name`)}>
                  <Input
                    autoComplete="off"
                    placeholder={`Such as ${EXAMPLES[relative.role]}`}
                    value={relative.name}
                    onChange={({ target }) => {
                      change(at, { name: target.value });
                    }}
                  />
                </Field>
                <Button
                  variant="outline"
                  aria-label={`Remove ${relative.name.trim() || ROLE_NAMES[relative.role]}`}
                  onClick={() => {
                    onChange(relatives.filter((_, index) => index !== at));
                  }}
                >
                  <Trash2 aria-hidden />
                  <span className="sm:sr-only">Remove</span>
                </Button>
              </div>
              <RelativeLookField
                look={relative.look}
                onChange={(look) => {
                  change(at, { look });
                }}
              />
            </li>
          ))}
        </ul>
        {inPlaceOf(relatives).length > 0 && (
          <p className="text-sm text-muted-foreground">
            As no mother or father is named here, {joinedByOr(inPlaceOf(relatives))} has a parent’s part in
            the stories.
          </p>
        )}
        {relatives.length < MAX_RELATIVES && (
          <Button
            variant="outline"
            className="my-2 justify-self-start"
            onClick={() => {
              onChange([...relatives, { role: nextRole(relatives), name: "", look: {} }]);
            }}
          >
            <Plus aria-hidden />
            Add somebody
          </Button>
        )}
      </FieldGroup>
    </details>
  );
}

/** Whoever has a parent's part where no parent was described, by name: a grandmother, a grandfather. */
function inPlaceOf(relatives: readonly Relative[]): string[] {
  if (relatives.some(({ role }) => role === "mother" || role === "father")) return [];
  return relatives.flatMap(({ role, name }) =>
    role === "grandmother" || role === "grandfather" ? [name.trim() || `the ${role}`] : [],
  );
}

const joinedByOr = (names: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(names);

/** Whoever most families would write next. */
const nextRole = (relatives: readonly Relative[]): RelativeRole =>
  RELATIVE_ROLES.find((role) => relatives.every((one) => one.role !== role)) ?? "sister";
