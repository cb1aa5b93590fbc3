import type { Language, PerLanguage } from '#domain/site/languages.ts'
import { type PageKey, pages, purchaseSegments, staticPageAt } from './paths.ts'
import { type Sentences, sentencesOf, type Words } from './translate.ts'

/** The words come to the browser by the room: those of every page, and with a page those that only it says. */
const namespaces = {
  everyPage: { es: () => import('./es/every-page.ts'), pt: () => import('./pt/every-page.ts') },
  content: { es: () => import('./es/content.ts'), pt: () => import('./pt/content.ts') },
  giftCards: { es: () => import('./es/gift-cards.ts'), pt: () => import('./pt/gift-cards.ts') },
  home: { es: () => import('./es/home.ts'), pt: () => import('./pt/home.ts') },
  newsletter: { es: () => import('./es/newsletter.ts'), pt: () => import('./pt/newsletter.ts') },
  purchases: { es: () => import('./es/purchases.ts'), pt: () => import('./pt/purchases.ts') },
  reviews: { es: () => import('./es/reviews.ts'), pt: () => import('./pt/reviews.ts') },
  vouchers: { es: () => import('./es/vouchers.ts'), pt: () => import('./pt/vouchers.ts') },
} as const satisfies Record<string, PerLanguage<() => Promise<{ default: Words }>>>

export type Room = keyof typeof namespaces

/** By the folder of the page's file; landings say nothing but what every page may. */
export const roomsOfFolder = {
  content: ['content'],
  'gift-cards': ['giftCards'],
  home: ['home', 'newsletter'],
  'manage-voucher': ['vouchers'],
  newsletter: ['newsletter'],
  reviews: ['reviews'],
  search: [],
  'service-booking': ['purchases'],
} as const satisfies Record<FolderOf<(typeof pages)[PageKey]['file']>, readonly Room[]>

export function roomsAt(path: string): Room[] {
  const found = staticPageAt(path)
  if (found) return ['everyPage', ...roomsOfFolder[folderOf(pages[found.page].file)]]
  const isPurchase = Object.values(purchaseSegments).some((segment) => path.split('/').includes(segment))
  return isPurchase ? ['everyPage', 'purchases'] : ['everyPage']
}

export async function loadRoom(room: Room, language: Language): Promise<Sentences> {
  const words: Words = (await namespaces[room][language]()).default
  return sentencesOf(room === 'everyPage' ? words : { [room]: words })
}

type FolderOf<File extends string> = File extends `${infer Folder}/${string}` ? Folder : never

const folderOf = <File extends string>(file: File) => file.split('/')[0] as FolderOf<File>
