import type { BreadcrumbList, ListItemLeaf } from 'schema-dts'
import type { Crumb } from '#features/catalogue/server/breadcrumbs.ts'
import type { StructuredData } from '#platform/server/structured-data/structured-data.ts'

/** The way to the page, from the widest step. The last is the page itself and needs no address. */
export function breadcrumbList(crumbs: Crumb[], publicUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, step) => crumbData(crumb, step, publicUrl)),
  } satisfies BreadcrumbList
}

const crumbData = ({ label, href }: Crumb, step: number, publicUrl: string) =>
  ({
    '@type': 'ListItem',
    position: step + 1,
    name: label,
    ...(href && { item: publicUrl + href }),
  }) satisfies ListItemLeaf
