import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import type { FailureCode } from './failure-code.ts'
import type { PaymentMethod } from './payment-method.ts'

export const providerNames = ['redsys', 'paypal', 'stripe'] as const
export type ProviderName = (typeof providerNames)[number]

/**
 * What every payment company is to us. No call keeps anything: what must be known later goes into the memo, which is
 * stored with the attempt. A call that throws has left it unknown whether money moved: the caller asks before it acts.
 */
export type PaymentProvider = {
  name: ProviderName
  methods: readonly PaymentMethod[]
  capabilities: ProviderCapabilities
  /** What the provider calls a payment with this memo, for messages that do not repeat our order number. */
  transactionIdOf: (memo: Memo) => string | undefined
  /**
   * Begins to collect. The attempt is stored before, under an order number that is never used again. `isBlocked` is
   * asked about a card, by its key, where the provider tells the card before it charges it.
   */
  begin: (
    attempt: AttemptFacts,
    given: PaymentInput,
    isBlocked?: (cardKey: string) => Promise<boolean>,
  ) => Promise<PaymentOutcome>
  /** Goes on after the buyer has done what was asked. */
  resume: (attempt: AttemptFacts, done: BuyerAction) => Promise<PaymentOutcome>
  /** What is known of an attempt. Changes nothing, and may be asked as often as one likes. */
  ask: (attempt: AttemptFacts) => Promise<PaymentOutcome | Nothing>
  /** Sees to it that an attempt can't be paid any more. Where it has been, or is being paid, it says so instead. */
  abandon: (attempt: AttemptFacts) => Promise<PaymentOutcome | Nothing>
  /** `key` is the refund's own: asked for twice with the same one, it is paid once. */
  refund: (attempt: AttemptFacts, refund: { key: string; amount: Money; memo: Memo }) => Promise<RefundOutcome>
  /** What a message to our address says. Null where it is not truly theirs, `other` where it is, and no news for us. */
  readNotification: (message: ProviderMessage) => Promise<ProviderNotification | 'other' | null>
}

/** What differs between providers and concerns the core, which never asks for a provider by its name. */
export type ProviderCapabilities = {
  /** Methods paid on pages of the provider's own, which say themselves how it stands when a buyer comes back to them. */
  ownPages: readonly PaymentMethod[]
  /**
   * Methods whose money is taken by a call of ours, after the buyer has agreed on a page to which only we can lead them.
   * A first call that broke off has cost nobody anything.
   */
  chargedOnReturn: readonly PaymentMethod[]
}

/** Only for providers with a form of their own in the page. All of it may be seen by anyone. */
export type CardForm = { script: string; origin: string; merchant: string; terminal: string }

export type AttemptFacts = {
  /** 12 characters, digits first: unique for ever, and known to the provider. */
  order: string
  method: PaymentMethod
  amount: Money
  language: Language
  /** In the buyer's statement. */
  description: string
  buyer: { name: string; email: string }
  /** Where the buyer comes back to, and where the provider tells us what happened. */
  urls: { back: string; notification: string; deviceDone: string; challengeDone: string }
  memo: Memo
}

export type Memo = Readonly<Record<string, string>>

/**
 * What a memo may hold only while the buyer is at it: a card's token, and what their browser said of itself, the
 * address included. When an attempt has ended it is forgotten.
 */
const transientFields = new Set(['token', 'browser'])

export const withoutTransientFields = (memo: Memo): Memo =>
  Object.fromEntries(Object.entries(memo).filter(([name]) => !transientFields.has(name)))

/** What the buyer gave with the click on 'pay'. */
export type PaymentInput =
  | { method: 'card'; token: string; browser: BrowserFacts }
  | { method: 'mbway'; phone: string }
  | { method: 'paypal' | 'bizum' | 'multibanco' }

/** The same where codes pay for everything: no provider is asked. */
export type FreeInput = { method: 'free' }

/** 3-D Secure 2 wants to know the browser. */
export type BrowserFacts = {
  accept: string
  userAgent: string
  language: string
  colorDepth: string
  screenHeight: string
  screenWidth: string
  timeZoneOffset: string
  hasJava: boolean
  address: string
}

export type BuyerAction =
  | { kind: 'device'; isCompleted: boolean }
  | { kind: 'challenge'; response: string }
  /** Came back from the provider's own pages. */
  | { kind: 'return' }
  /** Wants to go on with what was begun, from our pages: whether anything was done elsewhere nobody knows. */
  | { kind: 'again' }

export type PaymentOutcome =
  | { state: 'paid'; memo?: Memo; card?: CardSeen }
  | { state: 'failed'; code: FailureCode; memo?: Memo; card?: CardSeen }
  | { state: 'waiting'; for: RequiredAction; memo?: Memo }

/** The provider has never heard of it, or it was begun and not paid. */
export type Nothing = { state: 'none' }

/** What a card leaves behind: never its number. `key` tells the same card again. */
export type CardSeen = { key?: string; brand?: string; lastDigits?: string }

/** What the buyer must do now. */
export type RequiredAction =
  /** A hidden frame in which the bank looks at the browser, for ten seconds at most. */
  | { kind: 'device'; url: string; fields: Record<string, string> }
  /** The bank's own page, in a frame. */
  | { kind: 'challenge'; url: string; fields: Record<string, string> }
  | { kind: 'redirect'; url: string }
  /** As a redirect, with a form that is sent. */
  | { kind: 'form'; url: string; fields: Record<string, string> }
  /** To be paid at a cash machine or in a banking app. */
  | { kind: 'reference'; entity: string; reference: string; expiresAt: string }
  /** To be accepted in an app. */
  | { kind: 'phone'; expiresAt: string }
  /** Nothing: the money is on its way, or the provider looks at it. They tell us, or we ask. */
  | { kind: 'confirmation' }

export type RefundOutcome =
  | { state: 'refunded'; memo?: Memo }
  | { state: 'pending'; memo?: Memo }
  | { state: 'refused'; reason: string }

export type ProviderMessage = { headers: Readonly<Record<string, string>>; body: string }

/** `event` is the provider's own name of this message: one that comes twice is handled once. */
export type ProviderNotification = { event: string } & (
  | { about: 'payment'; order: string; step: PaymentOutcome; amount: Money }
  | { about: 'refund'; order: string; key: string; step: RefundOutcome }
  /** `transactionId`: where a provider does not repeat our order, what it calls the payment. */
  | { about: 'dispute'; order: string | null; transactionId: string | null; dispute: DisputeUpdate }
)

/** `name` is the provider's own. */
export type DisputeUpdate = { name: string; kind: 'dispute' | 'reversal'; state: 'open' | 'lost' | 'released' }
