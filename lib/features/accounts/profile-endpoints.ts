import { defineEndpoint } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import { changePasswordInput, personalInfoChange, preferencesChange } from "./contract";
import { profileView } from "./views";

export const profileEndpoints = {
  show: defineEndpoint({
    method: "GET",
    path: "/api/profile",
    summary: "Show the parent's own account",
    access: "parent",
    response: { 200: profileView },
  }),
  changePersonalInfo: defineEndpoint({
    method: "PUT",
    path: "/api/profile/personal-info",
    summary: "Change the parent's name and phone number",
    access: "parent",
    body: personalInfoChange,
    response: { 200: profileView },
    errors: ["CONFLICT"],
  }),
  changePreferences: defineEndpoint({
    method: "PUT",
    path: "/api/profile/preferences",
    summary: "Choose which e-mails to get",
    access: "parent",
    body: preferencesChange,
    response: { 200: profileView },
    errors: ["CONFLICT"],
  }),
  changePassword: defineEndpoint({
    method: "PUT",
    path: "/api/profile/change-password",
    summary: "Change the password; other devices are signed out",
    access: "parent",
    body: changePasswordInput,
    response: { 200: messageView },
    errors: ["RATE_LIMITED"],
  }),
};
