"use client";

import { useId, useState, type SyntheticEvent } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { isAnswer, newSum } from "./parent-gate";

/** Nobody guards anything with it, so any chance will do. */
const draw = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256;

/** Stands before whatever a child shall not press by chance. */
export function ParentGateForm({ onPass }: { onPass: () => void }) {
  const [sum, setSum] = useState(() => newSum(draw));
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const form = useId();
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAnswer(sum, text)) {
      onPass();
      return;
    }
    setSum(newSum(draw));
    setText("");
    setWrong(true);
    document.getElementById(form)?.querySelector("input")?.focus();
  };
  return (
    <form method="post" id={form} noValidate onSubmit={check}>
      <Field
        label={`What is ${String(sum.left)} times ${String(sum.right)}?`}
        error={isWrong ? "That was not it. Here is another one." : undefined}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </Field>
      <DialogFooter>
        <Button type="submit">Go on</Button>
      </DialogFooter>
    </form>
  );
}
