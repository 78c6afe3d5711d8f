import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { AppHeader } from "@/components/layout/app-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { ThemeChoice } from "./theme-choice";

type ProfileScreenProps = { firstName: string; lastName: string; email: string };

export function ProfileScreen({ firstName, lastName, email }: ProfileScreenProps) {
  return (
    <>
      <AppHeader firstName={firstName} />
      <main id="main" className="wrap max-w-3xl py-8 sm:py-12">
        <Link
          href="/settings"
          className={buttonVariants({ variant: "ghost", size: "sm", className: "-ml-4" })}
        >
          <ArrowLeft aria-hidden />
          Settings
        </Link>
        <h1 className="mt-2 text-3xl font-semibold tracking-tight sm:text-4xl">User Profile</h1>
        <div className="mt-8 grid gap-6">
          <Part title="Personal Info">
            <dl className="divide-y">
              <Fact name="Name" value={`${firstName} ${lastName}`} />
              <Fact name="Email" value={email} />
            </dl>
          </Part>
          <Part title="Security">
            <p className="text-muted-foreground">
              A new password is set with a link that we send to your address. It signs you out of all devices.
            </p>
            <Link
              href="/forgot-password"
              className={buttonVariants({ variant: "outline", className: "mt-4 justify-self-start" })}
            >
              Change my password
            </Link>
          </Part>
          <Part title="Preferences">
            <ThemeChoice />
            <dl className="mt-4 border-t">
              <Fact name="Language" value="English (US)" />
            </dl>
          </Part>
        </div>
      </main>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid rounded-xl border bg-surface p-5 shadow-card sm:p-6">
      <h2 className="mb-3 text-xl font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 font-semibold break-words">{value}</dd>
    </div>
  );
}
