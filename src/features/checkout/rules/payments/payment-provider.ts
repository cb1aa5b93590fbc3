import type { Language } from '#platform/i18n/languages.ts'
import type { Money } from '#platform/rules/money.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import type { ChargeTime } from './attempt.ts'
import type { FailureCode } from './failure-code.ts'

export const providerNames = ['redsys', 'paypal', 'stripe'] as const
export type ProviderName = (typeof providerNames)[number]

/**
 * The port that every payment provider implements. A provider has no state: what it needs later goes into the memo,
 * which is stored with the attempt. After a call that throws it is unknown whether money moved: the caller polls first.
 */
export type PaymentProvider = {
  name: ProviderName
  methods: readonly PaymentMethod[]
  capabilities: ProviderCapabilities
  /** The provider's id of the payment, for notifications that don't contain our order number. */
  transactionIdOf: (memo: Memo) => string | undefined
  /**
   * Starts the payment of a stored attempt, whose order number is never used again. If the provider tells the card
   * before it charges, `isBlocked` is called with the card's key.
   */
  begin: (
    attempt: AttemptFacts,
    input: PaymentInput,
    isBlocked?: (cardKey: string) => Promise<boolean>,
  ) => Promise<PaymentOutcome>
  /** Continues after the buyer's action. */
  resume: (attempt: AttemptFacts, action: BuyerAction) => Promise<PaymentOutcome>
  /** The state of an attempt at the provider. Changes nothing, and may be called at any time. */
  ask: (attempt: AttemptFacts) => Promise<PaymentOutcome | Nothing>
  /**
   * Closes an attempt, so that it can't be paid any more; what was authorised is released. If it is paid or being
   * processed, returns that instead.
   */
  abandon: (attempt: AttemptFacts) => Promise<PaymentOutcome | Nothing>
  /** For the methods that `capabilities.authorizes` names. Left out by a provider that has none. */
  authorizations?: Authorizations
  /** `key` is an idempotency key: two calls with the same key pay once. */
  refund: (attempt: AttemptFacts, refund: { key: string; amount: Money; memo: Memo }) => Promise<RefundOutcome>
  /** Reads a message to our webhook. Null if it is not genuine, `other` if it is and does not concern us. */
  readNotification: (message: ProviderMessage) => Promise<ProviderNotification | 'other' | null>
}

/** What is done with money that was authorised. */
export type Authorizations = {
  /** Takes authorised money. Safe to repeat: it is taken once, and each call tells what has become of it. */
  capture: (attempt: AttemptFacts) => Promise<CaptureOutcome>
  /** Gives up authorised money. Safe to repeat. If it was captured meanwhile, it says so and gives nothing up. */
  release: (attempt: AttemptFacts) => Promise<ReleaseOutcome>
}

/** Differences between providers that concern the core, which never checks a provider's name. */
export type ProviderCapabilities = {
  /** Methods paid on the provider's own pages, which show the state of the payment when a buyer returns to them. */
  ownPages: readonly PaymentMethod[]
  /**
   * Methods that are charged by a second call of ours, after the buyer has approved on a page to which we redirect.
   * If the first call fails, nothing has been charged.
   */
  chargedOnReturn: readonly PaymentMethod[]
  /**
   * Methods whose money can be authorised first and captured later, and for how long it is sure to be there, in
   * milliseconds. It may stay authorised for longer.
   */
  authorizes: Readonly<Partial<Record<PaymentMethod, number>>>
}

/** For providers with a card form in our page. Nothing of it is secret. */
export type CardForm = { script: string; origin: string; merchant: string; terminal: string }

export type AttemptFacts = {
  /** 12 characters, digits first. Never used twice, and known to the provider. */
  order: string
  method: PaymentMethod
  amount: Money
  charge: ChargeTime
  language: Language
  /** In the buyer's statement. */
  description: string
  buyer: { name: string; email: string }
  /** Where the buyer returns, and where the provider sends its notifications. */
  urls: { back: string; notification: string; deviceDone: string; challengeDone: string }
  memo: Memo
}

export type Memo = Readonly<Record<string, string>>

/**
 * Personal data in a memo: a card's token and the facts about the browser, with its IP address. They are removed when
 * the attempt ends.
 */
const transientFields = new Set(['token', 'browser'])

export const withoutTransientFields = (memo: Memo): Memo =>
  Object.fromEntries(Object.entries(memo).filter(([name]) => !transientFields.has(name)))

/** What the buyer sends with the click on 'pay'. */
export type PaymentInput =
  | { method: 'card'; token: string; browser: BrowserFacts }
  | { method: 'mbway'; phone: string }
  | { method: 'paypal' | 'bizum' | 'multibanco' }

/** The same if codes pay for everything, so that no provider is called. */
export type FreeInput = { method: 'free' }

/** The facts about the browser that 3-D Secure 2 requires. */
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
  /** The buyer came back from the provider's own pages. */
  | { kind: 'return' }
  /** The buyer continues from our pages. Whether they did anything at the provider is unknown. */
  | { kind: 'again' }

export type PaymentOutcome =
  | { state: 'paid'; memo?: Memo; card?: CardSeen }
  /** The bank keeps the money for us, and nothing is taken yet: it must be captured or released. */
  | { state: 'authorized'; memo?: Memo; card?: CardSeen }
  /** It was authorised, and is given up. */
  | { state: 'released'; memo?: Memo; card?: never }
  | { state: 'failed'; code: FailureCode; memo?: Memo; card?: CardSeen }
  | { state: 'waiting'; for: RequiredAction; memo?: Memo }

/** The provider does not know the attempt, or it was started and not paid. */
export type Nothing = { state: 'none' }

/** What we store of a card, never its number. `key` recognizes the same card. */
export type CardSeen = { key?: string; brand?: string; lastDigits?: string }

/** What the buyer must do now. */
export type RequiredAction =
  /** A hidden frame in which the bank checks the browser, for ten seconds at most. */
  | { kind: 'device'; url: string; fields: Record<string, string> }
  /** The bank's own page, in a frame. */
  | { kind: 'challenge'; url: string; fields: Record<string, string> }
  | { kind: 'redirect'; url: string }
  /** A redirect by a form that is sent with POST. */
  | { kind: 'form'; url: string; fields: Record<string, string> }
  /** The buyer pays at a cash machine or in a banking app. */
  | { kind: 'reference'; entity: string; reference: string; expiresAt: string }
  /** The buyer accepts in an app on the phone. */
  | { kind: 'phone'; expiresAt: string }
  /** Nothing: the provider is processing or reviewing the payment, and sends a notification or is polled. */
  | { kind: 'confirmation' }

/** `pending`: the provider is at it, and the next call tells more. `refused`: it can't be taken, for good. */
export type CaptureOutcome =
  | { state: 'paid'; memo?: Memo }
  | { state: 'pending'; memo?: Memo }
  | { state: 'refused'; reason: string }

/** `paid`: it was captured meanwhile. `pending`: it is being captured. */
export type ReleaseOutcome =
  | { state: 'released'; memo?: Memo }
  | { state: 'paid'; memo?: Memo }
  | { state: 'pending'; memo?: Memo }

export type RefundOutcome =
  | { state: 'refunded'; memo?: Memo }
  | { state: 'pending'; memo?: Memo }
  | { state: 'refused'; reason: string }

export type ProviderMessage = { headers: Readonly<Record<string, string>>; body: string }

/** `event` is the provider's id of this message. */
export type ProviderNotification = { event: string } & (
  | { about: 'payment'; order: string; outcome: PaymentOutcome; amount: Money }
  | { about: 'refund'; order: string; key: string; outcome: RefundOutcome }
  /** `transactionId`: the provider's id of the payment, if the message does not contain our order number. */
  | { about: 'dispute'; order: string | null; transactionId: string | null; dispute: DisputeUpdate }
)

/** `name` is the provider's id of the dispute. */
export type DisputeUpdate = { name: string; kind: 'dispute' | 'reversal'; state: 'open' | 'lost' | 'released' }

/** A provider answered, and its answer tells neither success nor failure. A retry may not help. */
export class UnclearAnswer extends Error {
  override name = 'UnclearAnswer'
}
