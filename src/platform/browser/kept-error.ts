/** How an error came to light in a browser. */
export const browserErrorKinds = ['error', 'rejection', 'console'] as const
export type BrowserErrorKind = (typeof browserErrorKinds)[number]

/** An error as it came: an event, what a promise was rejected with, or what was written to the console. */
export type KeptError = { kind: BrowserErrorKind; thrown: unknown; path: string }

/** Stands in a page as `errorKeeper`, from its first line on. */
export type ErrorKeeper = {
  release: string
  /** Those before the script that tells them has come. */
  kept: KeptError[]
  /** Set by that script. */
  tell?: (error: KeptError) => void
}
