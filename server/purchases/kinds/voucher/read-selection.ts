import { z } from 'zod'
import type { Service } from '#domain/catalogue/services/service.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'
import { sellableParty } from '#domain/pricing/party.ts'
import { type AskedItem, isAsAsked, type SettledItem, settleItem } from '#domain/purchases/settle-item.ts'
import { mostItems, type VoucherGoods } from '#domain/purchases/voucher-goods.ts'
import { whyNotForSale } from '#server/catalogue/services/service-sale.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'

/** What an address or a form chooses, as far as it can be sold, and what it named besides. */
export type Selection = {
  spa: Spa | null
  items: SelectedItem[]
  leftOut: LeftOut[]
  isGift: boolean
  /** The one that it would change, as its address says. */
  purchase: string | null
}

export type SelectedItem = {
  service: Service
  asked: AskedItem
  settled: SettledItem
  /** Chosen more than once, for parties that differ. */
  isMerged: boolean
}

export type LeftOut = { why: 'unknown' } | { why: 'not-for-sale' | 'other-spa' | 'too-many'; service: Service }

type Known = Pick<Snapshot, 'spas' | 'services'>

/** Repeated `service`, `pax` and `units`, in step. The first that is sold decides on the spa; a service stands once. */
export function readSelection({ spas, services }: Known, query: URLSearchParams): Selection {
  const purchase = uuidShape.safeParse(query.get('purchase')).data ?? null
  const selection: Selection = { spa: null, items: [], leftOut: [], isGift: query.get('for') === 'gift', purchase }
  for (const { service: uuid, ...asked } of rowsIn(query)) {
    const service = services.get(uuid)
    const spa = service && spas.get(service.spaUuid)
    if (service && spa) put(selection, spa, service, asked)
    else selection.leftOut.push({ why: 'unknown' })
  }
  return selection
}

/** Whether it can be bought just as it was sent. */
export const isSettled = ({ items, leftOut }: Selection) =>
  leftOut.length === 0 && items.every(({ settled, isMerged }) => !isMerged && isAsAsked(settled))

export const goodsOf = (spa: Spa, { items }: Selection): VoucherGoods => ({
  spaUuid: spa.uuid,
  items: items.map(({ service, settled: { pax, units } }) => ({ serviceUuid: service.uuid, pax, units })),
})

/** Far more than a purchase holds; whoever sends still more is not read to the end. */
const mostRead = 100

const uuidShape = z.uuid()
const text = z.string().max(64).catch('')
const rowShape = z.object({ service: text, pax: text.nullable(), units: text.nullable() })

function rowsIn(query: URLSearchParams) {
  const [pax, units] = [query.getAll('pax'), query.getAll('units')]
  return query
    .getAll('service')
    .slice(0, mostRead)
    .map((service, place) => rowShape.parse({ service, pax: pax[place] ?? null, units: units[place] ?? null }))
}

function put(selection: Selection, spa: Spa, service: Service, asked: AskedItem) {
  const { items, leftOut } = selection
  const twin = items.findIndex((item) => item.service === service)
  if (!isSold(service, spa)) leftOut.push({ why: 'not-for-sale', service })
  else if (selection.spa && selection.spa !== spa) leftOut.push({ why: 'other-spa', service })
  else if (items[twin]) items[twin] = merge(items[twin], asked)
  else if (items.length === mostItems) leftOut.push({ why: 'too-many', service })
  else {
    selection.spa = spa
    items.push({ service, asked, settled: settleItem(service.capacity, asked), isMerged: false })
  }
}

/** A capacity that no party fits is a mistake of the catalogue, and not one to sell by. */
const isSold = (service: Service, spa: Spa) =>
  whyNotForSale(service, spa) === null && sellableParty(service.capacity, service.capacity.minimum).ok

/** Nobody is left out: the units add up, and the larger party stays. */
function merge({ service, settled, isMerged }: SelectedItem, again: AskedItem): SelectedItem {
  const other = settleItem(service.capacity, again)
  const asked = { pax: String(Math.max(settled.pax, other.pax)), units: String(settled.units + other.units) }
  const both = settleItem(service.capacity, asked)
  const problems = { ...settled.problems, ...other.problems, ...both.problems }
  return { service, asked, settled: { ...both, problems }, isMerged: isMerged || settled.pax !== other.pax }
}
