import type { PhotoView } from '#features/catalogue/server/cards.ts'

/** What the summary beside each step shows of the goods. */
export type GoodsView = {
  title: string
  place: string
  items: { uuid: string; name: string; details: string; units: number; photo: PhotoView }[]
  /** The label of the goods in the bill, such as '2 vouchers'. */
  label: string
  /** The goods' line of the bill in parts that add up to it, such as each night. Empty or left out: it is one line. */
  lines?: { label: string; amount: string }[]
  /** What is in the price beside that. */
  included?: { label: string; amount: string }[]
  /** From when to when, of goods that have dates. */
  trip?: TripView
  /** What matters of them: a title each, and what there is to say of it. */
  facts?: { icon: GoodsIcon; title: string; text: Sentences }[]
  /** How they are delivered for nothing, if that is a line of the bill. Left out if they are posted. */
  delivery: string | null
  promises: PromiseView[]
}

/** One, or several that stand on a line each. */
export type Sentences = string | string[]

export type TripView = { arrival: TripDay; departure: TripDay; nights: string }
type TripDay = { label: string; day: string; time: string }

type GoodsIcon = 'people' | 'waves' | 'undo' | 'lock' | 'calendar'

/** What the buyer can count on. */
export type PromiseView = { icon: 'undo' | 'ticket-check' | 'calendar' | 'check' | 'lock'; text: string }

/**
 * What is accepted before paying, each with a box of its own. A marked word in `text` (`<conditions>…</conditions>`) is
 * a link to the page of that name in `links`.
 */
export type TermsView = { name: TermsName; text: string; links: Record<string, string> }

/** What can be bought instead, with its price in words. */
export type AlternativeView = {
  key: string
  href: string
  name: string
  text: string
  photo: PhotoView
  price: string | null
}

/** Conditions that are folded above the boxes. `id` is what the links of the terms lead to. */
export type ConditionsView = { id: string; title: string; paragraphs: string[] }

/** The name of the box in the form. */
export type TermsName = 'terms' | `terms-${string}`

/** The last page while somebody decides: where it stands, and what can be done meanwhile. */
export type AskedView = {
  badge: string
  title: string
  lead: string
  steps: { title: string; text: string; state: 'done' | 'current' | 'next' }[]
  link: GoodsLink | null
}

/** The last page once the goods are the buyer's. In `lead` the words marked as `<email>` are set in bold. */
export type ConfirmedView = {
  badge: string | null
  title: string
  lead: string
  paragraphs: string[]
  actions: (GoodsLink & { variant: 'primary' | 'secondary' | 'ghost' })[]
  note: string | null
  /** The names by which it is known, to be told at a desk. */
  codes?: { label: string; value: string }[]
  /** What can be done if plans change. */
  change?: ConfirmedSection
  /** What is included and still to be chosen. */
  choices?: ConfirmedSection
  /** Whether the order e-mail may be sent once more: what it brought must still be the buyer's to use. */
  canSendAgain: boolean
  /** One is shown large, several as a compact list. */
  cards: ConfirmedCard[]
  /** What to do next, in order. None: nothing is said. */
  next: { title: string; text: string }[]
}

/** `id`: what links lead to. */
export type ConfirmedSection = { id?: string; title: string; text: Sentences; links: GoodsLink[] }

/** `name` says more than the label where several links of a page have the same one. A file is downloaded. */
export type GoodsLink = { label: string; name?: string; href: string; isFile?: boolean }

export type ConfirmedCard = {
  key: string
  photo: PhotoView | null
  above: string | null
  title: string
  place: string
  badge: string | null
  trip?: TripView
  facts: { label: string; value: string }[]
  /** Shown where there are several cards; what can be done with a single one stands among the actions. */
  links: GoodsLink[]
}
