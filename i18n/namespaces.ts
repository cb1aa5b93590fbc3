import { type Language, languageOf, type PerLanguage } from '#domain/site/languages.ts'
import { isBookingFrame } from './booking-paths.ts'
import { type PageKey, pages, type SectionKey, sectionPath, staticPageAt } from './paths.ts'
import { purchaseSegments } from './purchase-paths.ts'
import { type Messages, type Sentences, sentencesOf } from './translate.ts'

/** The messages come to the browser by the namespace: those of every page, and with a page those that only it says. */
const namespaces = {
  everyPage: { es: () => import('./es/every-page.ts'), pt: () => import('./pt/every-page.ts') },
  bookings: { es: () => import('./es/bookings.ts'), pt: () => import('./pt/bookings.ts') },
  companyCards: { es: () => import('./es/company-cards.ts'), pt: () => import('./pt/company-cards.ts') },
  consent: { es: () => import('./es/consent.ts'), pt: () => import('./pt/consent.ts') },
  contact: { es: () => import('./es/contact.ts'), pt: () => import('./pt/contact.ts') },
  content: { es: () => import('./es/content.ts'), pt: () => import('./pt/content.ts') },
  giftCards: { es: () => import('./es/gift-cards.ts'), pt: () => import('./pt/gift-cards.ts') },
  home: { es: () => import('./es/home.ts'), pt: () => import('./pt/home.ts') },
  newsletter: { es: () => import('./es/newsletter.ts'), pt: () => import('./pt/newsletter.ts') },
  purchases: { es: () => import('./es/purchases.ts'), pt: () => import('./pt/purchases.ts') },
  reviews: { es: () => import('./es/reviews.ts'), pt: () => import('./pt/reviews.ts') },
  services: { es: () => import('./es/services.ts'), pt: () => import('./pt/services.ts') },
  spas: { es: () => import('./es/spas.ts'), pt: () => import('./pt/spas.ts') },
  stays: { es: () => import('./es/stays.ts'), pt: () => import('./pt/stays.ts') },
  vouchers: { es: () => import('./es/vouchers.ts'), pt: () => import('./pt/vouchers.ts') },
} as const satisfies Record<string, PerLanguage<() => Promise<{ default: Messages }>>>

export type Namespace = keyof typeof namespaces

/** By the folder of the page's file. */
export const roomsOfFolder = {
  contact: ['content', 'contact'],
  content: ['content'],
  'cookie-settings': ['consent'],
  'gift-card-checkout': ['giftCards', 'purchases'],
  'gift-card-company': ['companyCards', 'giftCards', 'purchases'],
  'gift-cards': ['giftCards'],
  home: ['home', 'newsletter'],
  'manage-voucher': ['vouchers'],
  newsletter: ['newsletter'],
  reviews: ['reviews'],
  search: ['stays'],
  'service-booking': ['purchases', 'bookings'],
} as const satisfies Record<FolderOf<(typeof pages)[PageKey]['file']>, readonly Namespace[]>

export function namespacesAt(path: string): Namespace[] {
  const found = staticPageAt(path)
  if (found) return ['everyPage', ...roomsOfFolder[folderOf(pages[found.page].file)]]
  if (isBookingFrame(path)) return ['everyPage', ...roomsOfFolder['service-booking']]
  const isPurchase = Object.values(purchaseSegments).some((segment) => path.split('/').includes(segment))
  if (isPurchase) return ['everyPage', 'purchases']
  return ['everyPage', ...landingNamespaces(path)]
}

/** By its section and how deep it stands: a spa below its region, a service below its spa. Lists need no more. */
function landingNamespaces(path: string): Namespace[] {
  if (isWithin('getaways', path)) return ['stays']
  if (!isWithin('spas', path)) return []
  const depth = segmentsIn(path) - segmentsIn(sectionPath('spas', languageOf(path)))
  return depth === 2 ? ['spas'] : depth === 3 ? ['services'] : []
}

const segmentsIn = (path: string) => path.split('/').filter(Boolean).length

const isWithin = (section: SectionKey, path: string) => path.startsWith(sectionPath(section, languageOf(path)))

export async function loadNamespace(namespace: Namespace, language: Language): Promise<Sentences> {
  const messages: Messages = (await namespaces[namespace][language]()).default
  return sentencesOf(namespace === 'everyPage' ? messages : { [namespace]: messages })
}

type FolderOf<File extends string> = File extends `${infer Folder}/${string}` ? Folder : never

const folderOf = <File extends string>(file: File) => file.split('/')[0] as FolderOf<File>
