import { type Crumb, fromHome } from '#server/catalogue/breadcrumbs.ts'
import type { CardView, Reader } from '#server/catalogue/cards.ts'
import type { Page } from '#server/catalogue/paging.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { itemList } from './item-list.ts'
import type { StructuredData } from './structured-data.ts'

/** A page that lists something: the way to it, and what it shows. */
export const listPage = (
  { language }: Reader,
  crumbs: Crumb[],
  results: Page<Pick<CardView, 'href' | 'name' | 'photo'>>,
  publicUrl: string,
): StructuredData[] => [breadcrumbList(fromHome(language, crumbs), publicUrl), itemList(results, publicUrl)]
