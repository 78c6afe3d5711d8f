import type { z } from "zod";
import { accessPaused } from "./access-paused";
import { accountDeleted } from "./account-deleted";
import { accountKept } from "./account-kept";
import { apiKeyMade } from "./api-key-made";
import { alreadyRegistered } from "./already-registered";
import { choosePassword } from "./choose-password";
import { contactMessage } from "./contact-message";
import { emailChangeAsked } from "./email-change-asked";
import { emailChangeConfirm } from "./email-change-confirm";
import { emailChangeTaken } from "./email-change-taken";
import { emailChanged } from "./email-changed";
import { familyEnded } from "./family-ended";
import { familyInvitation } from "./family-invitation";
import { familyJoined } from "./family-joined";
import { identityLinked } from "./identity-linked";
import { identityUnlinked } from "./identity-unlinked";
import { passkeyChanged } from "./passkey-changed";
import { secondFactorChanged } from "./second-factor-changed";
import { newSignIn } from "./new-sign-in";
import { jobApplication } from "./job-application";
import { newsletterConfirm } from "./newsletter-confirm";
import { newsletterIssue } from "./newsletter-issue";
import { pageReport } from "./page-report";
import { passwordChanged } from "./password-changed";
import { paymentFailed } from "./payment-failed";
import { paymentReceipt } from "./payment-receipt";
import { planWelcome } from "./plan-welcome";
import { purchaseRefunded } from "./purchase-refunded";
import { readingReport } from "./reading-report";
import { resetPassword } from "./reset-password";
import { subscriptionCancelled } from "./subscription-cancelled";
import { trialEnding } from "./trial-ending";
import { storyReady } from "./story-ready";
import { subscriptionEnded } from "./subscription-ended";
import { paymentRefunded } from "./payment-refunded";
import { subscriptionResumed } from "./subscription-resumed";
import { renewalComing } from "./renewal-coming";
import { priceChange } from "./price-change";
import { commentsWaiting } from "./comments-waiting";
import { dataReady } from "./data-ready";
import { deletionAsked } from "./deletion-asked";
import { disputeOpened } from "./dispute-opened";
import { verifyEmail } from "./verify-email";
import { webhookOff } from "./webhook-off";

/** Every e-mail of the product, by the name that the outbox stores. */
export const templates = {
  "verify-email": verifyEmail,
  "already-registered": alreadyRegistered,
  "choose-password": choosePassword,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "new-sign-in": newSignIn,
  "identity-linked": identityLinked,
  "identity-unlinked": identityUnlinked,
  "second-factor-changed": secondFactorChanged,
  "passkey-changed": passkeyChanged,
  "webhook-off": webhookOff,
  "api-key-made": apiKeyMade,
  "email-change-asked": emailChangeAsked,
  "email-change-confirm": emailChangeConfirm,
  "email-change-taken": emailChangeTaken,
  "email-changed": emailChanged,
  "family-invitation": familyInvitation,
  "family-joined": familyJoined,
  "family-ended": familyEnded,
  "story-ready": storyReady,
  "contact-message": contactMessage,
  "page-report": pageReport,
  "comments-waiting": commentsWaiting,
  "job-application": jobApplication,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-issue": newsletterIssue,
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
  "deletion-asked": deletionAsked,
  "account-kept": accountKept,
  "account-deleted": accountDeleted,
  "data-ready": dataReady,
  "reading-report": readingReport,
};

export type TemplateName = keyof typeof templates;
export type TemplateProps<Name extends TemplateName> = z.input<(typeof templates)[Name]["props"]>;
