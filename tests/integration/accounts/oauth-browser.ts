import { oauthProvider, type OauthProvider } from "@/lib/features/accounts/contract";
import { beginOauth, finishOauth } from "@/lib/http/oauth-flow";
import { choosePerson } from "@/tests/support/provider-page";
import { aVisitor, type AccountsSystem } from "./run-jobs";

/** A browser that goes to a provider and back: cookies, redirects and the press on somebody's name. */
export class OauthBrowser {
  readonly cookies = new Map<string, string>();

  constructor(readonly system: AccountsSystem) {}

  /** Where the provider asks who it is. */
  async begin(provider: OauthProvider, from: string | null = null, askAgain = false): Promise<string> {
    const response = await beginOauth(aVisitor(this.system), oauthProvider.parse(provider), {
      from,
      keepSignedIn: true,
      askAgain,
    });
    this.#keep(response);
    return response.headers.get("location") ?? "";
  }

  /** Comes back with what the provider gave; answers with where we send the browser next. */
  async finish(provider: OauthProvider, callback: URL): Promise<URL> {
    const headers = { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const response = await finishOauth(aVisitor(this.system), provider, new Request(callback, { headers }));
    this.#keep(response);
    return new URL(response.headers.get("location") ?? "");
  }

  async signIn(provider: OauthProvider, person: string, from: string | null = null): Promise<URL> {
    return this.finish(provider, await choosePerson(await this.begin(provider, from), person));
  }

  get binding(): string | null {
    return this.cookies.get("talewick-oauth-tx") ?? null;
  }

  #keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}
