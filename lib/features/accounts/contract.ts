import { z } from "zod";
import { factorCode } from "@/lib/features/second-factor/contract";
import { personName } from "@/lib/shared/person-name";
import { DEAD_RESET_LINK, isEmail, normaliseEmail, PASSWORD_MAX, PASSWORD_MIN, PATH_MAX } from "./rules";
import type {
  approvedView,
  currentSessionView,
  loginView,
  profileView,
  proofWaysView,
  sessionView,
  signUpStateView,
  signUpView,
  verifiedView,
} from "./views";

const NAME_MAX = 50;

export const emailAddress = z
  .string("Email required")
  .max(320, "Please enter a valid email address")
  .transform(normaliseEmail)
  .pipe(z.string().min(1, "Email required").refine(isEmail, "Please enter a valid email address"));

export const newPassword = z
  .string("Password required")
  .min(1, "Password required")
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`);

/** Empty is the same as not given. */
export const phoneNumber = z
  .string("Please enter a valid phone number")
  .trim()
  .max(40, "Please enter a valid phone number")
  .refine(
    (phone) => phone === "" || /^\+?[\d\s()./-]{5,40}$/.test(phone),
    "Please enter a valid phone number",
  )
  .transform((phone) => phone || null)
  .nullish()
  .transform((phone) => phone ?? null);

const NOT_A_PATH = "This is not an address to come back to.";
/** Where the visitor was going. What is worth nothing there is dropped where it is used. */
export const originPath = z.string(NOT_A_PATH).max(PATH_MAX, NOT_A_PATH).nullish();

export const registerInput = z.object({
  email: emailAddress,
  password: newPassword,
  firstName: personName({ required: "First name required", max: NAME_MAX }),
  lastName: personName({ required: "Last name required", max: NAME_MAX }),
  phone: phoneNumber,
  /** Travels along in the verification link. */
  from: originPath,
});
export type RegisterInput = z.output<typeof registerInput>;

/** "Keep me signed in". Whoever doesn't say gets what suits the caller: see `openSession`. */
const keepSignedIn = z.boolean("Please choose yes or no").optional();

/** The same choice in an address, for a sign-in at a provider. */
export const keepChoice = z.enum(["on", "off"], "Please choose on or off").default("on");

/** Whether the provider is to ask even somebody whom it knows already. */
export const againChoice = z.enum(["on", "off"], "Please choose on or off").default("off");

export const signInInput = z.object({
  email: emailAddress,
  // Nobody's password is longer; the limit keeps the hash cheap.
  password: z
    .string("Password required")
    .min(1, "Password required")
    .max(1_000, "Invalid email or password."),
  keepSignedIn,
  /** Of the parent's app, where sign-in asks for it. */
  code: factorCode.optional(),
});
export type SignInInput = z.output<typeof signInInput>;

export const emailInput = z.object({ email: emailAddress });
export const resendInput = emailInput.extend({ from: originPath });
export type ResendInput = z.output<typeof resendInput>;

const linkToken = z.string(DEAD_RESET_LINK).max(2_000, DEAD_RESET_LINK);

/** The screens send the new password under one of two names; both only if they agree. */
export const resetPasswordInput = z
  .object({ token: linkToken, password: newPassword.optional(), newPassword: newPassword.optional() })
  .transform((input, check) => {
    const { token, password, newPassword: other } = input;
    const chosen = password ?? other;
    if (chosen === undefined) {
      check.addIssue({ code: "custom", path: ["password"], message: "Password required" });
      return z.NEVER;
    }
    if (password !== undefined && other !== undefined && password !== other) {
      check.addIssue({ code: "custom", path: ["newPassword"], message: "Passwords do not match." });
      return z.NEVER;
    }
    return { token, password: chosen };
  });

export const personalInfoInput = z.object({
  firstName: personName({ required: "First name required", max: NAME_MAX }),
  lastName: personName({ required: "Last name required", max: NAME_MAX }),
  email: emailAddress,
  phoneNumber,
});
export type PersonalInfoInput = z.output<typeof personalInfoInput>;

const text = z.string().max(200);
/** With what the form began with, so that a change made elsewhere meanwhile is not undone. */
export const personalInfoChange = personalInfoInput.extend({
  read: z.object({ firstName: text, lastName: text, phoneNumber: text.nullable() }).partial().optional(),
});
export type PersonalInfoChange = z.output<typeof personalInfoChange>;

const wanted = z.boolean("Please choose yes or no");

const preferencesInput = z.object({
  emailNotifications: wanted,
  storyNotifications: wanted,
  marketingEmails: wanted,
});
export type PreferencesInput = z.output<typeof preferencesInput>;

/** See `personalInfoChange`. */
export const preferencesChange = preferencesInput.extend({ read: preferencesInput.partial().optional() });
export type PreferencesChange = z.output<typeof preferencesChange>;

export type ProfileView = z.output<typeof profileView>;

export const changePasswordInput = z
  .object({
    currentPassword: z
      .string("Current password required")
      .min(1, "Current password required")
      .max(1_000, "Current password is incorrect"),
    newPassword: z
      .string("New password required")
      .min(1, "New password required")
      .min(PASSWORD_MIN, `New password must be at least ${PASSWORD_MIN} characters long`)
      .max(PASSWORD_MAX, `New password must be at most ${PASSWORD_MAX} characters long`),
    confirmPassword: z
      .string("Please confirm your new password")
      .min(1, "Please confirm your new password")
      .max(1_000, "New passwords do not match"),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: "New passwords do not match",
    path: ["confirmPassword"],
  });
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

export const exchangeInput = z.object({
  token: z
    .string("Please sign in again.")
    .min(1, "Please sign in again.")
    .max(4_096, "Please sign in again."),
  /** Pressed "Continue" after being asked whose session the link opens. */
  confirmed: z.boolean("Please sign in again.").default(false),
  code: factorCode.optional(),
});

export const oauthProvider = z.enum(["google", "github"]);
export type OauthProvider = z.output<typeof oauthProvider>;

export type LoginView = z.output<typeof loginView>;

export type VerifiedView = z.output<typeof verifiedView>;
export type SignUpView = z.output<typeof signUpView>;

export const approveSignUpInput = z.object({
  token: z.string("Invalid verification link.").max(2_000, "Invalid verification link."),
  /** The answer to "Was it you?". */
  wasMe: z.boolean("Please answer yes or no."),
});
export type ApproveSignUpInput = z.output<typeof approveSignUpInput>;
export type ApprovedView = z.output<typeof approvedView>;

export const continueSignUpInput = z.object({ keepSignedIn });
export type SignUpStateView = z.output<typeof signUpStateView>;

export const passwordAgainInput = z.object({
  password: z
    .string("Password required")
    .min(1, "Password required")
    .max(1_000, "That password is not right."),
});
export type ProofWaysView = z.output<typeof proofWaysView>;

export type CurrentSessionView = z.output<typeof currentSessionView>;

export type SessionView = z.output<typeof sessionView>;
