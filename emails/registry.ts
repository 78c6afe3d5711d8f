import type { z } from "zod";
import { accessPaused } from "./access-paused";
import { alreadyRegistered } from "./already-registered";
import { choosePassword } from "./choose-password";
import { contactMessage } from "./contact-message";
import { identityLinked } from "./identity-linked";
import { newSignIn } from "./new-sign-in";
import { pageReport } from "./page-report";
import { passwordChanged } from "./password-changed";
import { paymentFailed } from "./payment-failed";
import { paymentReceipt } from "./payment-receipt";
import { planWelcome } from "./plan-welcome";
import { purchaseRefunded } from "./purchase-refunded";
import { resetPassword } from "./reset-password";
import { subscriptionCancelled } from "./subscription-cancelled";
import { trialEnding } from "./trial-ending";
import { storyReady } from "./story-ready";
import { subscriptionEnded } from "./subscription-ended";
import { paymentRefunded } from "./payment-refunded";
import { subscriptionResumed } from "./subscription-resumed";
import { renewalComing } from "./renewal-coming";
import { priceChange } from "./price-change";
import { disputeOpened } from "./dispute-opened";
import { verifyEmail } from "./verify-email";

/** Every e-mail of the product, by the name that the outbox stores. */
export const templates = {
  "verify-email": verifyEmail,
  "already-registered": alreadyRegistered,
  "choose-password": choosePassword,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "new-sign-in": newSignIn,
  "identity-linked": identityLinked,
  "story-ready": storyReady,
  "contact-message": contactMessage,
  "page-report": pageReport,
  "plan-welcome": planWelcome,
  "payment-failed": paymentFailed,
  "trial-ending": trialEnding,
  "subscription-cancelled": subscriptionCancelled,
  "payment-receipt": paymentReceipt,
  "purchase-refunded": purchaseRefunded,
  "access-paused": accessPaused,
  "subscription-ended": subscriptionEnded,
  "payment-refunded": paymentRefunded,
  "subscription-resumed": subscriptionResumed,
  "renewal-coming": renewalComing,
  "price-change": priceChange,
  "dispute-opened": disputeOpened,
};

export type TemplateName = keyof typeof templates;
export type TemplateProps<Name extends TemplateName> = z.input<(typeof templates)[Name]["props"]>;
