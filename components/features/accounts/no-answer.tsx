import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { AccountCard } from "./account-card";

type Props = { title: string; message: string; onRetry: () => void; children?: ReactNode };

/** Nobody could tell whether a link is good: it isn't called a bad one, and is asked about again. */
export const NoAnswer = ({ title, message, onRetry, children }: Props) => (
  <AccountCard title={title} takesFocus>
    <Alert tone="danger">{message}</Alert>
    <Button onClick={onRetry}>Try Again</Button>
    {children}
  </AccountCard>
);
