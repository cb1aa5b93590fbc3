import { z } from 'zod'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { SelectedItem, Selection } from './read-selection.ts'

const changes = ['add', 'remove', 'less-pax', 'more-pax', 'less-units', 'more-units'] as const

type Change = { what: (typeof changes)[number]; uuid: string }

const shape = z.object({ what: z.enum(changes), uuid: z.uuid() })

/** The button that sent the form: `change=add.{uuid}`. */
export function changeIn(query: URLSearchParams): Change | null {
  const [what, uuid] = query.get('change')?.split('.', 2) ?? []
  return shape.safeParse({ what, uuid }).data ?? null
}

/**
 * The address of the selection after that change, at the changed row; null if nothing is left. Requested numbers that
 * can't be sold stay in the address, so that the page still says why.
 */
export function hrefAfterChange({ items, isGift, purchase }: Selection, { what, uuid }: Change, language: Language) {
  const rows = items.flatMap((item) => (item.service.uuid === uuid ? changed(item, what) : [rowOf(item)]))
  if (what === 'add' && items.every(({ service }) => service.uuid !== uuid)) rows.push([['service', uuid]])
  if (rows.length === 0) return null
  const query = new URLSearchParams(rows.flat())
  if (isGift) query.set('for', 'gift')
  if (purchase) query.set('purchase', purchase)
  return `${goodsPath('voucherStart', language)}?${query}${what === 'remove' ? '' : `#item-${uuid}`}`
}

type Row = [name: string, value: string][]

function changed(item: SelectedItem, what: Change['what']): Row[] {
  const { pax, units } = item.settled
  // A party of fixed size has no next size: the page refuses another number with its own text.
  const step = item.service.capacity.incrementing || 1
  if (what === 'remove') return []
  if (what === 'less-pax') return [rowOf(item, { pax: pax - step })]
  if (what === 'more-pax') return [rowOf(item, { pax: pax + step })]
  if (what === 'less-units') return [rowOf(item, { units: units - 1 })]
  if (what === 'more-units') return [rowOf(item, { units: units + 1 })]
  return [rowOf(item)]
}

function rowOf({ service, asked, settled }: SelectedItem, now: { pax?: number; units?: number } = {}): Row {
  return [
    ['service', service.uuid],
    ['pax', String(now.pax ?? asked.pax ?? settled.pax)],
    ['units', String(now.units ?? asked.units ?? settled.units)],
  ]
}
