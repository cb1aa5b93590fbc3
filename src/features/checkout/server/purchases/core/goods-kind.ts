import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { LandingKind } from '#features/catalogue/server/landings.ts'
import type { ValidityRules } from '#features/catalogue/server/services/service-validity.ts'
import type { CopyKey } from '#features/checkout/rules/copy-key.ts'
import type { CodeSort } from '#features/checkout/rules/coupons/coupon.ts'
import type { InvoiceContent } from '#features/checkout/rules/invoices/invoice.ts'
import type { PaidItem } from '#features/checkout/rules/payments/money-flow.ts'
import type { BuyerPartNames } from '#features/checkout/rules/purchases/buyer-step.ts'
import type {
  FulfilmentFailure,
  FulfilmentOutcome,
  PurchaseFailure,
} from '#features/checkout/rules/purchases/fulfilment.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import type { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import type { Email } from '#platform/emails/mail-transport.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { PlainKey, Translate } from '#platform/i18n/translate.ts'
import type { PageKey } from '#platform/pages/page-row.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Queue } from '#platform/server/jobs/queue.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import type { GoodsApi } from './goods-api.ts'
import type { AlternativeView, AskedView, ConditionsView, ConfirmedView, GoodsView, TermsView } from './goods-view.ts'
import type { Purchase } from './purchase-row.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** What is sold. */
    kinds: SoldKinds
  }
  interface EventServices {
    kinds: SoldKinds
  }
}

/**
 * What a kind of goods implements: its price, its words in checkout and e-mails, and its fulfilment. The steps, codes,
 * payment and refunds are the same for every kind.
 */
export type GoodsKind = {
  kind: PurchaseKind
  /**
   * The price of the goods now, from the catalogue or a supplier, never from the browser. A supplier that does not answer
   * within seconds is an error: nothing is changed, and the buyer is told to try again. What the purchase itself holds
   * is free for it.
   */
  quote: (services: Services, goods: unknown, purchase: string | null) => Promise<Result<Quote, NotSold>>
  /** Whether the details of a stored quote can be read, of kinds that store some. What is open and can't be read expires. */
  isReadable?: (quote: Quote) => boolean
  /** For how many days the goods are valid if paid on that day; null if the catalogue does not have them any more. */
  validDays: (catalogue: Priced, goods: unknown, rules: ValidityRules) => number | null
  /** The last day of goods that have dates: until some time after it, links in e-mails open the purchase. */
  usedUntil?: (goods: unknown) => Day | null
  describe: (reader: Reader, bought: Bought, at: Describing) => GoodsView
  /** What can be bought instead of goods that can't be had. Whoever has to be asked for it may not answer. */
  alternatives?: (services: Services, reader: Reader, goods: unknown) => Promise<AlternativeView[]>
  /** What else is accepted, to be read where that is asked for. */
  conditions?: (reader: Reader, bought: Bought, now: Date) => ConditionsView[]
  /** Named by kinds whose goods somebody else could take while the buyer pays. */
  holds?: GoodsHolds
  /**
   * When the money is taken, of kinds that are fulfilled by a job: with the payment, or once the goods are confirmed. Until
   * then it is only authorised, by methods that can be. Left out, it is taken with the payment.
   */
  charge?: (goods: unknown, quote: Quote) => 'now' | 'when-confirmed'
  /**
   * The sorts of codes that pay for it. Decided: balance from a conversion is accepted for vouchers alone, and no code buys
   * a gift card: money that was given would become money that is bought. Spec 9: the newsletter's code is not for getaways.
   */
  acceptedCodes: readonly CodeSort[]
  /** Spec 9: trackers learn the first service, as `voucherId`, of goods that become a voucher. */
  hasVoucherId?: true
  /** The pages that show such goods before they are chosen, for counting who looks at them. */
  shownOn: {
    landings: readonly LandingKind[]
    pages: readonly PageKey[]
    /** And those that other sites show in a frame. */
    isFramed?: true
  }
  /** The parts of the buyer step, in their order. Fields of other parts are neither shown nor read. */
  buyerParts: BuyerPartNames
  /** Whether its buyer will want an invoice, of kinds that name the part `invoice`: its box is ticked already. */
  expectsInvoice?: (goods: unknown) => boolean
  /** How many rooms need a name, of kinds that ask for guests. */
  guestRooms?: (goods: unknown) => number
  /** What is accepted before paying. */
  terms: (language: Language) => TermsView[]
  /** Which sentences of the steps and e-mails speak of it. */
  copyKey: CopyKey
  /** What e-mails say where it could not be made, of kinds that say why. Without it, general sentences. */
  failure?: FailureCopy
  /** What its invoice says of it, of kinds that name the part `invoice`. Its lines add up to what is paid. */
  invoice?: (purchase: Purchase) => Pick<InvoiceContent, 'lines' | 'taxNote'>
  /** The page on which it is chosen, with these goods. */
  startHref: (goods: unknown, language: Language, options?: StartOptions) => string
  /** What the buyer sees while somebody who decides by hand has not answered. Null where only minutes are waited for. */
  asked?: (services: Services, reader: Reader, purchase: Purchase) => Promise<AskedView | null>
  /** The last page, once it is confirmed. A kind that gives none has the general one. */
  confirmation?: (services: Services, reader: Reader, purchase: Purchase) => Promise<ConfirmedView>
  fulfilment: FulfilWithPayment | FulfilByJob
  /** A file of a confirmed purchase, by its name. Null if there is none, or not for its buyer. */
  file?: (services: Services, request: FileRequest) => Promise<GoodsFile | null>
  /** What its buyer is written when it is confirmed. */
  orderEmail: (services: Services, purchase: Purchase) => Promise<Email>
  /** What who paid is written when a refund has left. Null if there is nothing to say. Without it, a general one. */
  refundEmail?: (services: Services, refunded: Refunded) => Promise<Email | null>
  /** The uuid of the item that a refund is for, if not the whole purchase: e-mails about one leave in their order. */
  refundedItem?: (tx: Transaction, refundUuid: string) => Promise<string | null>
  /** What the beneficiary of a gift is written, each under the key by which it is sent once. */
  giftEmails?: (services: Services, purchase: Purchase) => Promise<GiftEmail[]>
  /** What those who know of a present are written when a bank's dispute has ended it, without a word of money. */
  endedGiftEmails?: (services: Services, purchase: Purchase) => Promise<GiftEmail[]>
  /** The code of what this browser has opened by the link of an e-mail, of kinds that become codes. It is no guess. */
  openedCode?: (services: Services, request: Request) => Promise<string | null>
  operators: ForOperators
  /** The columns in which what was made of a purchase names it. While a row does, the purchase is not forgotten. */
  keepsPurchases?: readonly PgColumn[]
  /** How the API shows and starts it. Without it, it is shown in general words. */
  api?: GoodsApi
}

/** What operators see of the goods, and what follows from what they decide. */
export type ForOperators = {
  /** What was made, each with its name and state. */
  listItems: (db: Database, purchaseUuid: string) => Promise<string[]>
  /** The names of what is printed and posted, as far as it is valid on that day. Without it nothing can be posted. */
  listPrinted?: (db: Database, purchaseUuid: string, today: Day) => Promise<string[]>
  /** What was made of a confirmed purchase, in the order in which it ends if a bank takes its money back. */
  listPaid: (tx: Transaction, purchase: Purchase, now: Date) => Promise<PaidItem[]>
  /**
   * Ends an item that was not used, and tells its spa or hotel, of a purchase that is locked. What its sources had paid is
   * given back by the core. Left out by kinds whose items are all worth what a code is.
   */
  withdraw?: (desk: { queue: Queue }, tx: Transaction, ended: { item: string }, now: Date) => Promise<void>
}

export type FailureCopy = {
  /** The reason, within a sentence. `late`: its money came after it had expired. */
  why: (reason: PurchaseFailure | 'late', t: Translate) => string
  /** That authorised money was given up. */
  released: (
    values: { name: string; service: string; amount: string; method: string; why: string },
    t: Translate,
  ) => string
  /** That the page of the failed purchase has what can be bought instead: for goods that are not bought again. */
  instead?: { text: PlainKey; button: PlainKey }
}

export type FileRequest = { purchase: Purchase; name: string; language: Language; signal: AbortSignal }
export type GoodsFile = { type: string; content: Buffer }

export type Refunded = { purchase: Purchase; attempt: Attempt; refund: Refund }
type Attempt = typeof paymentAttempts.$inferSelect
type Refund = typeof refunds.$inferSelect

/** `afterSent`: what follows once it has left. It may be repeated. */
export type GiftEmail = { key: string; write: () => Promise<Email>; afterSent?: () => Promise<unknown> }

export type SoldKinds = Readonly<Partial<Record<PurchaseKind, GoodsKind>>>

/**
 * Goods that are held when a purchase starts, again when its payment begins, and when a step finds them expired. How long,
 * how often and how many is the same for every kind (`src/features/checkout/rules/purchases/goods-hold.ts`).
 */
export type GoodsHolds = {
  /** What of its goods a purchase would hold. Null if there is nothing to hold, such as an hour that a spa is asked for. */
  held: (services: Services, bought: Bought) => HeldThing | null
  /**
   * Returns the supplier's reference of the hold and until when it lasts, which may be longer than asked for; or refuses.
   * A supplier that does not answer is an error.
   */
  hold: (services: Services, request: HoldRequest) => Promise<Result<Held, NotSold>>
  /**
   * Of goods that are held in our own database: holds other goods for a locked purchase and gives up the `earlier` hold, in
   * the transaction that stores both. Otherwise a payment that begins at this moment could lose its hold. Without it,
   * `hold` is asked before that transaction.
   */
  replace?: (services: Services, tx: Transaction, request: HoldRequest) => Promise<Result<Held, NotSold>>
  /** Called by a job until it succeeds. A hold that has ended, or that nobody knows, is released. */
  release: (services: Services, reference: string) => Promise<void>
}

/**
 * `keys`: of each part that only one buyer can have at a time, such as each night of a room, so that goods which have a
 * part in common are known to. `count`: of rooms or hours.
 */
export type HeldThing = { keys: readonly string[]; count: number }

export type Held = { reference: string; until: Date }

/**
 * `quote`: at which it is held. `earlier`: the hold that the purchase has, or had. It may be extended, and its reference returned again; if another is
 * returned, the earlier one is released. A hold must end by itself at `until`.
 */
export type HoldRequest = { purchase: string; goods: unknown; quote: Quote; earlier: string | null; until: Date }

/** What the words about goods depend on beside the catalogue. */
export type Describing = { rules: ValidityRules; now: Date }

/** What was chosen, and what it was quoted at. */
export type Bought = Pick<Purchase, 'goods' | 'quote'> & Partial<Pick<Purchase, 'paymentAcceptedAt'>>

/** Made with the payment's transaction: never twice, never half. Where it can't be made, the money goes back. */
export type FulfilWithPayment = {
  when: 'with-payment'
  fulfil: (services: Services, tx: Transaction, purchase: Purchase) => Promise<Result<null, FulfilmentFailure>>
}

/** Ordered from a supplier after the payment. Called again until it says yes or no, so it must be safe to repeat. */
export type FulfilByJob = {
  when: 'by-job'
  fulfil: (services: Services, purchase: Purchase) => Promise<Fulfilled>
  /**
   * It has failed, and its money goes back or was never taken: whatever the supplier may have made of it is cancelled there. Called by a job
   * until it succeeds, since a supplier may have said yes without our hearing of it.
   */
  undo: (services: Services, purchase: Purchase) => Promise<void>
  /** How long after the payment, or its authorisation, an answer is waited for, in milliseconds. */
  patience: number
}

/** `write`: what is stored of it, with the confirmation. */
export type Fulfilled = FulfilmentOutcome & { write?: (tx: Transaction) => Promise<void> }

export type Priced = Pick<Reader, 'snapshot' | 'day'>

/** `purchase`: the uuid of the one whose goods are changed there. Without it another is started. */
export type StartOptions = { isGift?: boolean; purchase?: string }
