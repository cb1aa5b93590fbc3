import { z } from 'zod'
import { sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { type AskedItem, isAsAsked, type SettledItem, settleItem } from '#features/vouchers/rules/settle-item.ts'
import { mostItems, mostUnits, selectionQuery, type VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'

/** The selection in an address or a form: what can be sold, and what was left out. */
export type Selection = {
  spa: Spa | null
  items: SelectedItem[]
  leftOut: LeftOut[]
  isGift: boolean
  /** The uuid of the purchase that it changes, from the address. */
  purchase: string | null
}

export type SelectedItem = {
  service: Service
  asked: AskedItem
  settled: SettledItem
  /** Selected more than once, for parties of different size. */
  isMerged: boolean
}

export type LeftOut = { why: 'unknown' } | { why: 'not-for-sale' | 'other-spa' | 'too-many'; service: Service }

type CatalogueRows = Pick<Snapshot, 'spas' | 'services'>

/** Reads repeated `service`, `pax` and `units`. The first one on sale decides the spa; repeated ones are merged. */
export function readSelection({ spas, services }: CatalogueRows, query: URLSearchParams): Selection {
  const purchase = uuidShape.safeParse(query.get('purchase')).data ?? null
  const selection: Selection = { spa: null, items: [], leftOut: [], isGift: query.get('for') === 'gift', purchase }
  for (const { service: uuid, ...asked } of rowsIn(query)) {
    const service = services.get(uuid)
    const spa = service && spas.get(service.spaUuid)
    if (service && spa) addItem(selection, spa, service, asked)
    else selection.leftOut.push({ why: 'unknown' })
  }
  return selection
}

/** Whether it can be sold exactly as it was requested. */
export const isSettled = ({ items, leftOut }: Selection) =>
  leftOut.length === 0 && items.every(({ settled, isMerged }) => !isMerged && isAsAsked(settled))

export const goodsOf = (spa: Spa, { items }: Selection): VoucherGoods => ({
  spaUuid: spa.uuid,
  items: items.map(({ service, settled: { pax, units } }) => ({ serviceUuid: service.uuid, pax, units })),
})

/** Far more than a purchase holds. Further rows are ignored. */
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

function addItem(selection: Selection, spa: Spa, service: Service, asked: AskedItem) {
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

/** A capacity that no party fits is a mistake in the catalogue: such a service is not sold. */
const isSold = (service: Service, spa: Spa) =>
  whyNotForSale(service, spa) === null && sellableParty(service.capacity, service.capacity.minimum).ok

/** Merges two rows of one service: the units add up, and the larger party is kept. */
function merge({ service, settled, isMerged }: SelectedItem, again: AskedItem): SelectedItem {
  const other = settleItem(service.capacity, again)
  const asked = { pax: String(Math.max(settled.pax, other.pax)), units: String(settled.units + other.units) }
  const both = settleItem(service.capacity, asked)
  const problems = { ...settled.problems, ...other.problems, ...both.problems }
  return { service, asked, settled: { ...both, problems }, isMerged: isMerged || settled.pax !== other.pax }
}

const shape = z.object({
  spaUuid: z.uuid(),
  items: z
    .array(
      z.object({
        serviceUuid: z.uuid(),
        pax: z.int().min(1).max(1000),
        units: z.int().min(1).max(mostUnits),
      }),
    )
    .min(1)
    .max(mostItems),
})

export const readVoucherGoods = (goods: unknown): VoucherGoods => shape.parse(goods)

/** The address of the first step with this selection, which is all in its query. */
export const startHref: GoodsKind['startHref'] = (goods, language, options) =>
  `${goodsPath('voucherStart', language)}?${selectionQuery(readVoucherGoods(goods).items, options)}`
