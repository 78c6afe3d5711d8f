import { z } from "zod";
import { defineEndpoint, REDIRECT } from "@/lib/shared/endpoint";
import { messageView } from "@/lib/shared/message";
import {
  approveSignUpInput,
  changePasswordInput,
  continueSignUpInput,
  emailInput,
  exchangeInput,
  keepChoice,
  passwordAgainInput,
  oauthProvider,
  originPath,
  personalInfoChange,
  preferencesChange,
  registerInput,
  resendInput,
  resetPasswordInput,
  signInInput,
} from "./contract";
import {
  approvedView,
  currentSessionView,
  loginView,
  profileView,
  proofWaysView,
  sessionView,
  signUpStateView,
  validTokenView,
  verifiedView,
} from "./views";

const providerParams = z.object({ provider: oauthProvider });

export const authEndpoints = {
  register: defineEndpoint({
    method: "POST",
    path: "/api/auth/register",
    summary: "Sign up; the address has to be verified before anybody is let in",
    access: "public",
    body: registerInput,
    response: { 201: messageView },
    errors: ["RATE_LIMITED"],
  }),
  verifyEmail: defineEndpoint({
    method: "GET",
    path: "/api/auth/verify-email",
    summary: "Verify the address of a new account by the link that was mailed to it",
    access: "public",
    query: z.object({ token: z.string().max(2_000, "Invalid verification link.").default("") }),
    response: { 200: verifiedView },
    errors: ["RATE_LIMITED"],
    hasEffect: true,
  }),
  resendVerification: defineEndpoint({
    method: "POST",
    path: "/api/auth/resend-verification",
    summary: "Mail the verification link again",
    access: "public",
    body: resendInput,
    response: { 200: messageView },
    errors: ["RATE_LIMITED"],
  }),
  login: defineEndpoint({
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in with e-mail and password",
    access: "public",
    body: signInInput,
    response: { 200: loginView },
    errors: ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"],
  }),
  /** Public, so that a browser whose session has ended on its own can still be cleaned up. */
  logout: defineEndpoint({
    method: "POST",
    path: "/api/auth/logout",
    summary: "Sign out",
    access: "public",
    response: { 200: messageView },
  }),
  forgotPassword: defineEndpoint({
    method: "POST",
    path: "/api/auth/forgot-password",
    summary: "Mail a link to reset the password",
    access: "public",
    body: emailInput,
    response: { 200: messageView },
    errors: ["RATE_LIMITED"],
  }),
  /** Failures are plain text: the screen shows the body as it is. */
  validateResetToken: defineEndpoint({
    method: "GET",
    path: "/api/auth/validate-reset-token/{token}",
    summary: "Whether a reset link can still be used",
    access: "public",
    params: z.object({ token: z.string() }),
    response: { 200: validTokenView },
    errors: ["VALIDATION", "RATE_LIMITED"],
    errorShape: "text",
  }),
  /** Failures are plain text: the screens show the body as it is. */
  resetPassword: defineEndpoint({
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Set a new password by a reset link",
    access: "public",
    body: resetPasswordInput,
    response: { 200: messageView },
    errors: ["RATE_LIMITED"],
    errorShape: "text",
  }),
  sessions: defineEndpoint({
    method: "GET",
    path: "/api/auth/sessions",
    summary: "List the devices that are signed in",
    access: "parent",
    response: { 200: z.array(sessionView) },
  }),
  endSessions: defineEndpoint({
    method: "DELETE",
    path: "/api/auth/sessions",
    summary: "Sign out of all devices, this one too",
    access: "parent",
    response: { 200: messageView },
  }),
  endSession: defineEndpoint({
    method: "DELETE",
    path: "/api/auth/sessions/{id}",
    summary: "Sign one device out",
    access: "parent",
    params: z.object({ id: z.uuid() }),
    response: { 200: messageView },
  }),
  /** A browser comes here by a link, so a failure is a sentence rather than JSON. */
  authorize: defineEndpoint({
    method: "GET",
    path: "/api/auth/oauth2/authorize/{provider}",
    summary: "Send the browser to a provider to sign in there",
    access: "public",
    params: providerParams,
    query: z.object({ from: originPath, keep: keepChoice }),
    response: { 302: REDIRECT },
    errorShape: "text",
  }),
  /** Where the providers send the browser back to. */
  oauthCallback: defineEndpoint({
    method: "GET",
    path: "/api/auth/callback/{provider}",
    summary: "Take a browser back from a provider",
    access: "public",
    hasEffect: true,
    params: providerParams,
    response: { 302: REDIRECT },
  }),
  exchange: defineEndpoint({
    method: "POST",
    path: "/api/auth/oauth2/exchange",
    summary: "Trade the single-use code of a provider's sign-in for a session",
    access: "public",
    body: exchangeInput,
    response: { 200: loginView },
    errors: ["UNAUTHENTICATED", "CONFLICT"],
  }),
};

/** Between signing up and being in, when the e-mail is opened on another device. */
export const signUpEndpoints = {
  state: defineEndpoint({
    method: "GET",
    path: "/api/auth/sign-up",
    summary: "Whether the browser that signed up may go on",
    access: "public",
    response: { 200: signUpStateView },
  }),
  approve: defineEndpoint({
    method: "POST",
    path: "/api/auth/sign-up/approve",
    summary: "Say, by an opened verification link, whether one signed up oneself",
    access: "public",
    body: approveSignUpInput,
    response: { 200: approvedView },
    errors: ["RATE_LIMITED"],
  }),
  goOn: defineEndpoint({
    method: "POST",
    path: "/api/auth/sign-up/continue",
    summary: "Sign in the browser that signed up, once it was approved",
    access: "public",
    body: continueSignUpInput,
    response: { 200: loginView },
    errors: ["UNAUTHENTICATED"],
  }),
};

export const sessionEndpoints = {
  current: defineEndpoint({
    method: "GET",
    path: "/api/auth/current",
    summary: "Who is signed in here, with the subscription as it is now",
    access: "public",
    response: { 200: currentSessionView },
  }),
  proofWays: defineEndpoint({
    method: "GET",
    path: "/api/auth/proof",
    summary: "How the parent can show again who they are",
    access: "parent",
    response: { 200: proofWaysView },
  }),
  prove: defineEndpoint({
    method: "POST",
    path: "/api/auth/proof",
    summary: "Give the password again, before something sensitive",
    access: "parent",
    body: passwordAgainInput,
    response: { 200: messageView },
    errors: ["RATE_LIMITED"],
    keyed: "never",
  }),
};

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
