/** What a successful sign-in answers, and what the browser keeps of it as display hints. */
export type LoginView = {
  token: string;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  hasActiveSubscription: boolean;
  subscriptionActive: boolean;
  subscriptionPlan: string | null;
  subscriptionStatus: string | null;
};
