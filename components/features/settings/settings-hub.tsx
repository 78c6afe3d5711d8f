import {
  ChevronRight,
  CircleHelp,
  CreditCard,
  FileClock,
  HardDriveDownload,
  KeyRound,
  LifeBuoy,
  Mail,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { AppHeader } from "@/components/layout/app-header";
import { ReadingVoice } from "./reading-voice";
import { PhotoConsents } from "./photo-consents";
import { VoiceConsent } from "./voice-consent";

type SettingsHubProps = {
  firstName: string;
  email: string;
  supportEmail: string;
  /** Whether there are voices that a parent may let say names. */
  asksForNames: boolean;
};

export function SettingsHub({ firstName, email, supportEmail, asksForNames }: SettingsHubProps) {
  return (
    <>
      <AppHeader firstName={firstName} />
      <main id="main" tabIndex={-1} className="wrap max-w-3xl py-8 outline-none sm:py-12">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Settings</h1>
        <p className="mt-2 text-muted-foreground">Signed in as {email}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          <Door
            href="/settings/profile"
            icon={UserRound}
            title="User Profile"
            text="Your name, your password, and how Talewick looks."
          />
          <Door
            href="/settings/subscription"
            icon={CreditCard}
            title="Subscription & Billing"
            text="Your plan, what is left of it, and your invoices."
          />
          <Door
            href="/settings/privacy"
            icon={ShieldCheck}
            title="Privacy & Data"
            text="Download your data, see what you agreed to, or delete your account."
          />
          <Door
            href="/settings/family"
            icon={UsersRound}
            title="Family"
            text="Invite another grown-up to read your stories with you."
          />
          <Door
            href="/read"
            icon={HardDriveDownload}
            title="Kept on this device"
            text="Stories for the road: read them without a connection, and see the room they take."
          />
          <Door
            href="/audit-dashboard"
            icon={FileClock}
            title="Audit Dashboard"
            text="Every change to your account, and who made it."
          />
          <Door
            href="/settings/api"
            icon={KeyRound}
            title="API Keys"
            text="Let a program of yours make and read stories."
          />
        </ul>
        <ReadingVoice />
        <PhotoConsents />
        {asksForNames && <VoiceConsent />}
        <h2 className="mt-12 text-2xl font-semibold tracking-tight">Help</h2>
        <ul className="mt-4 divide-y overflow-hidden rounded-xl border bg-surface">
          <SupportLink href={`mailto:${supportEmail}`} icon={Mail} title="Email support" />
          <SupportLink href="/help" icon={LifeBuoy} title="Help Center" />
          <SupportLink href="/faq" icon={CircleHelp} title="Frequently asked questions" />
        </ul>
      </main>
    </>
  );
}

type DoorProps = { href: Route; icon: LucideIcon; title: string; text: string };

function Door({ href, icon: Icon, title, text }: DoorProps) {
  return (
    <li className="flex">
      <Link
        href={href}
        className="flex w-full flex-col gap-3 rounded-xl border bg-surface p-6 shadow-card transition-[border-color,translate] hover:-translate-y-0.5 hover:border-input"
      >
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
          <Icon aria-hidden className="size-6" />
        </span>
        <span className="font-serif text-xl font-semibold tracking-tight">{title}</span>
        <span className="text-muted-foreground">{text}</span>
      </Link>
    </li>
  );
}

type SupportLinkProps = { href: string; icon: LucideIcon; title: string };

function SupportLink({ href, icon: Icon, title }: SupportLinkProps) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-14 items-center gap-3 px-5 font-semibold transition-colors hover:bg-muted"
      >
        <Icon aria-hidden className="size-5 text-muted-foreground" />
        <span className="flex-1">{title}</span>
        <ChevronRight aria-hidden className="size-5 text-muted-foreground" />
      </a>
    </li>
  );
}
