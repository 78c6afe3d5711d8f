"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { writeAddress } from "./use-address";

type AddressStep = { name: string; value: string };

const isHere = ({ name, value }: AddressStep) =>
  new URLSearchParams(window.location.search).get(name) === value;

function addressWith({ name, value }: AddressStep, present: boolean): string {
  const params = new URLSearchParams(window.location.search);
  if (present) params.set(name, value);
  else params.delete(name);
  return `${window.location.pathname}?${params}`;
}

/**
 * While it is on the screen, what is open has a step of its own in the history, named in the address: Back closes it
 * instead of leaving the page. `onBack` may refuse by answering false; the step is then there again. When it goes for
 * another reason, so does its step.
 */
export function useAddressStep(step: AddressStep, onBack: () => boolean): void {
  const { name, value } = step;
  const isOpen = useRef(false);
  const mayGo = useEffectEvent(onBack);

  useEffect(() => {
    const own = { name, value };
    const push = () => {
      writeAddress(addressWith(own, true), "new-step");
    };
    // An address that asked for it from the start gets the step below, to which Back leads.
    if (isHere(own) && !isOpen.current) writeAddress(addressWith(own, false), "same-step");
    if (!isHere(own)) push();
    isOpen.current = true;
    const look = () => {
      if (!isHere(own) && !mayGo()) push();
    };
    window.addEventListener("popstate", look);
    return () => {
      window.removeEventListener("popstate", look);
      isOpen.current = false;
      setTimeout(() => {
        if (!isOpen.current && isHere(own)) window.history.back();
      });
    };
  }, [name, value]);
}
