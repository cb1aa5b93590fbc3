import type { StoredItem } from '#platform/browser/stored.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { declared, fromDeclared } from '#platform/pages/declarations.ts'
import type { PageKey, PageSegment, Segments } from '#platform/pages/page-row.ts'
import { languagePrefix, pathOf, staticPageAt } from '#platform/pages/paths.ts'
import type { PurchaseKind } from './purchases/purchase.ts'

declare module '#platform/pages/page-row.ts' {
  /**
   * `isSold`: purchases of a kind of goods are below it.
   * `lastPage`: the static page that is the last step of a purchase (spec 2.2), which is told of what by its query.
   * `drafts`: what the browser has stored while the goods were chosen, which is over once they are bought.
   */
  interface PageSegment {
    isSold?: true
    lastPage?: PageKey
    drafts?: readonly StoredItem[]
  }

  /** `startsPurchase`: its form starts a purchase, or leads to the first step of one. */
  interface PageRow {
    startsPurchase?: true
  }
}

declare module '#platform/pages/declarations.ts' {
  interface Declared {
    bankSteps: BankSteps
  }
}

/**
 * What the provider declares whose card form is in our page: at which step the bank asks its questions (3-D Secure), and
 * below which address of the API the bank's frames end. Buyers and banks know both.
 */
export type BankSteps = { challenge: string; frames: string }

export const purchaseKinds = fromDeclared(() =>
  Object.entries<PageSegment>(declared('segments')).flatMap(([kind, { isSold }]) =>
    isSold ? [kind as PurchaseKind] : [],
  ),
)

/** Where the purchases of a kind have their pages (spec 2.3 and 2.5: the same in every language). */
export const goodsPagesOf = (kind: PurchaseKind) => declared('segments')[kind]

type NamesOf<Own> = Own extends { pages: infer Pages } ? keyof Pages & string : never
export type GoodsPageName = NamesOf<Segments[keyof Segments]>

const patterns = fromDeclared(
  () =>
    new Map<string, string>(
      Object.values(declared('segments')).flatMap(({ segment, pages }) =>
        Object.entries(pages).map(([name, { below }]) => [name, `${segment}/${below}`] as const),
      ),
    ),
)

/** The address of a page that one kind of goods has alone; `uuid` where it is that of a purchase. */
export const goodsPath = (page: GoodsPageName, language: Language, uuid = '') =>
  `${languagePrefix(language)}/${patterns().get(page)?.replace(':uuid', uuid)}`

/** The kind of purchase whose pages are below this path, or null. */
export function purchaseKindAt(path: string): PurchaseKind | null {
  const first = path.split('/').find((segment) => segment !== '' && !languages.some((language) => language === segment))
  const page = staticPageAt(path)?.page
  const isAt = (kind: PurchaseKind) => {
    const { segment, lastPage } = goodsPagesOf(kind)
    return segment === first || (lastPage !== undefined && lastPage === page)
  }
  return purchaseKinds().find(isAt) ?? null
}

export type PurchaseStep = 'buyer' | 'payment' | 'return' | 'challenge' | 'confirmation' | 'ko'

/** Spec 2.5: the steps of a purchase, below its segment and uuid. */
export const purchaseSteps = fromDeclared(
  (): Record<PurchaseStep, string> => ({
    buyer: 'checkout/buyer',
    payment: 'checkout/payment',
    return: 'checkout/return',
    challenge: declared('bankSteps').challenge,
    confirmation: 'confirmation',
    ko: 'ko',
  }),
)

const isStep = (path: string, steps: readonly PurchaseStep[]) =>
  steps.some((step) => path.endsWith(`/${purchaseSteps()[step]}/`))

export const isPayingStep = (path: string) => isStep(path, ['payment', 'return', 'challenge'])

/** Between the choice of goods and their confirmation. */
export const isCheckoutStep = (path: string) => isPayingStep(path) || isStep(path, ['buyer'])

export const isBankStep = (path: string) => isStep(path, ['challenge'])

export const isLastStep = (path: string) => isStep(path, ['confirmation', 'ko'])

/** Where a form leads that starts a purchase, or the first step of one. */
export function isStartPath(path: string): boolean {
  const page = staticPageAt(path)?.page
  return page ? declared('pages')[page].startsPurchase === true : startPaths().has(path)
}

/** Of those below a segment. A browser has the addresses of other pages in its own language alone. */
const startPaths = fromDeclared(() => {
  const rows = Object.values<PageSegment>(declared('segments')).flatMap(({ pages }) => Object.entries(pages))
  const starts = rows.flatMap(([page, { startsPurchase }]) => (startsPurchase ? [page as GoodsPageName] : []))
  return new Set(languages.flatMap((language) => starts.map((page) => goodsPath(page, language))))
})

/** The address of a step of a purchase. One whose last page is a static page is named in its query (spec 2.6). */
export function purchasePath(kind: PurchaseKind, uuid: string, step: PurchaseStep, language: Language): string {
  const { segment, lastPage } = goodsPagesOf(kind)
  const base = `/${segment}/${uuid}/`
  if (!lastPage || step !== 'confirmation') return `${languagePrefix(language)}${base}${purchaseSteps()[step]}/`
  return `${pathOf(lastPage, language)}?${new URLSearchParams({ utb_path: base })}`
}

/** Behind it, for who would buy once more what is confirmed (spec 8). */
export const confirmedNotice = 'notice=confirmed'
