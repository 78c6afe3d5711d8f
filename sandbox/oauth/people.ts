/** The people who can sign in through the sandbox. Their ids never change: accounts are linked by them. */
export interface Person {
  email: string;
  verified: boolean;
  name: string;
}

export interface GooglePerson extends Person {
  sub: string;
  /** Google knows this person's browser and lets them through, asking nothing, whatever is wished; for so long. */
  knownForSeconds?: number;
}

export interface GitHubPerson extends Person {
  id: number;
  login: string;
}

export const GOOGLE_PEOPLE: GooglePerson[] = [
  { sub: "110248495921238986420", email: "grace.google@example.com", verified: true, name: "Grace Sandbox" },
  {
    sub: "110248495921238986421",
    email: "gil.unverified@example.com",
    verified: false,
    name: "Gil Unverified",
  },
  {
    sub: "110248495921238986422",
    email: "gail.known@example.com",
    verified: true,
    name: "Gail Known",
    knownForSeconds: 3_600,
  },
];

export const GITHUB_PEOPLE: GitHubPerson[] = [
  {
    id: 5_830_001,
    login: "harper-sandbox",
    email: "harper.github@example.com",
    verified: true,
    name: "Harper Sandbox",
  },
  {
    id: 5_830_002,
    login: "hugo-unverified",
    email: "hugo.unverified@example.com",
    verified: false,
    name: "Hugo Unverified",
  },
];

export const GOOGLE_CLIENT = { id: "talewick-google", secret: "talewick-google-secret" };
export const GITHUB_CLIENT = { id: "talewick-github", secret: "talewick-github-secret" };
