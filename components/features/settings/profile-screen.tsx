import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { AppHeader } from "@/components/layout/app-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { ProfileTabs } from "./profile-tabs";

type ProfileScreenProps = { firstName: string };

export function ProfileScreen({ firstName }: ProfileScreenProps) {
  return (
    <>
      <AppHeader firstName={firstName} />
      <main id="main" tabIndex={-1} className="wrap max-w-3xl py-8 outline-none sm:py-12">
        <Link
          href="/settings"
          className={buttonVariants({ variant: "ghost", size: "sm", className: "-ml-4" })}
        >
          <ArrowLeft aria-hidden />
          Settings
        </Link>
        <h1 className="mt-2 text-3xl font-semibold tracking-tight sm:text-4xl">User Profile</h1>
        <ProfileTabs />
      </main>
    </>
  );
}
