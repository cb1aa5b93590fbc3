import type { PhotoView } from '#server/catalogue/cards.ts'

/** What the summary beside each step shows of the goods. */
export type GoodsView = {
  title: string
  place: string
  items: { uuid: string; name: string; details: string; units: number; photo: PhotoView }[]
  /** The label of the goods in the bill, such as '2 vouchers'. */
  label: string
  /** How they are delivered for nothing, if that is a line of the bill. Left out if they are posted. */
  delivery: string | null
  promises: PromiseView[]
}

/** What the buyer can count on. */
export type PromiseView = { icon: 'undo' | 'ticket-check' | 'calendar' | 'check' | 'lock'; text: string }

/**
 * What is accepted before paying, each with a box of its own. A marked word in `text` (`<conditions>…</conditions>`) is
 * a link to the page of that name in `links`.
 */
export type TermsView = { name: TermsName; text: string; links: Record<string, string> }

/** The name of the box in the form. */
export type TermsName = 'terms' | `terms-${string}`

/** The last page once the goods are the buyer's. In `lead` the words marked as `<email>` are set in bold. */
export type ConfirmedView = {
  badge: string | null
  title: string
  lead: string
  paragraphs: string[]
  actions: (GoodsLink & { variant: 'primary' | 'secondary' | 'ghost' })[]
  note: string | null
  /** Whether the order e-mail may be sent once more: what it brought must still be the buyer's to use. */
  canSendAgain: boolean
  /** One is shown large, several as a compact list. */
  cards: ConfirmedCard[]
  /** What to do next, in order. None: nothing is said. */
  next: { title: string; text: string }[]
}

/** `name` says more than the label where several links of a page have the same one. A file is downloaded. */
export type GoodsLink = { label: string; name?: string; href: string; isFile?: boolean }

export type ConfirmedCard = {
  key: string
  photo: PhotoView | null
  above: string | null
  title: string
  place: string
  badge: string | null
  facts: { label: string; value: string }[]
  /** Shown where there are several cards; what can be done with a single one stands among the actions. */
  links: GoodsLink[]
}
