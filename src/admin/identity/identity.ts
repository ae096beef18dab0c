/** Where the visitor of the dashboard was going, and a link they are about to take. It survives the issuer's pages. */
export interface Errand {
  readonly to: string
  readonly link?: string
}

/** How the way back from the issuer ended. */
export type Arrival =
  | { readonly outcome: 'signed-in'; readonly errand: Errand }
  | { readonly outcome: 'failed'; readonly errand: Errand; readonly reason: string }

/** Who is using the dashboard. Tokens live in this page's memory and nowhere else. */
export interface SignIn {
  readonly signedIn: boolean
  /** An ID token that is good for a while yet; renewed when it is not. */
  token(): Promise<string>
  /** Leaves for the issuer, which asks, or sends a browser it still knows straight back. */
  signIn(errand: Errand): Promise<void>
  arrive(): Promise<Arrival>
  signOut(): Promise<void>
}
