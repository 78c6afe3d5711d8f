"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { usePassingMessage } from "@/components/feedback/use-passing-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Alert } from "@/components/ui/alert";
import { Switch } from "@/components/ui/switch";
import type { PreferencesInput, ProfileView } from "@/lib/features/accounts/contract";
import { api, UNEXPECTED_ERROR } from "@/lib/client/api";

const CHOICES = [
  {
    name: "emailNotifications",
    label: "Email notifications",
    text: "Off stops the two below as well, and the monthly reading report. Messages about your account and your payments always come.",
  },
  { name: "storyNotifications", label: "Story notifications", text: "When a story is ready to read." },
  { name: "marketingEmails", label: "Marketing emails", text: "News about Talewick, now and then." },
] as const;

type NotificationSettingsProps = { profile: ProfileView; onSaved: (profile: ProfileView) => void };

export function NotificationSettings({ profile, onSaved }: NotificationSettingsProps) {
  const [read, setRead] = useState(choicesOf(profile));
  const [chosen, setChosen] = useState(read);
  const tell = use(FailureContext);
  const [pending, setPending] = useState(false);
  const { message, setMessage } = usePassingMessage();
  const save = async () => {
    setPending(true);
    const result = await api("PUT", "/api/profile/preferences", { body: { ...chosen, read } });
    setPending(false);
    if (result.ok) {
      setMessage({ tone: "success", text: "Preferences updated successfully!" });
      // With what was chosen in another tab meanwhile.
      setRead(choicesOf(result.data));
      setChosen(choicesOf(result.data));
      onSaved(result.data);
      return;
    }
    const text =
      result.status === 404
        ? "Preferences feature not available yet. This will be implemented soon."
        : `Failed to update preferences: ${result.message || UNEXPECTED_ERROR}`;
    setMessage({ tone: "danger", text });
    if (result.status !== 404) tell(result, text);
  };
  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {CHOICES.map(({ name, label, text }) => (
        <Switch
          key={name}
          label={label}
          description={text}
          checked={chosen[name]}
          onCheckedChange={(value) => {
            setChosen({ ...chosen, [name]: value });
          }}
        />
      ))}
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <SubmitButton pending={pending} pendingText="Saving..." className="justify-self-start">
        Save Preferences
      </SubmitButton>
    </form>
  );
}

const choicesOf = ({
  emailNotifications,
  storyNotifications,
  marketingEmails,
}: ProfileView): PreferencesInput => ({
  emailNotifications,
  storyNotifications,
  marketingEmails,
});
