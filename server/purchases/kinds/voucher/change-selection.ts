import { z } from 'zod'
import type { Language } from '#domain/site/languages.ts'
import { voucherStartPath } from '#i18n/purchase-paths.ts'
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
 * The address of the choice after that change, opened at the row it was about; null where nothing is left. What was
 * asked is handed on as it was, so that the page still says what it could not do.
 */
export function hrefAfterChange(
  { items, isGift, purchase }: Selection,
  { what, uuid }: Change,
  language: Language,
): string | null {
  const rows = items.flatMap((item) => (item.service.uuid === uuid ? changed(item, what) : [rowOf(item)]))
  if (what === 'add' && items.every(({ service }) => service.uuid !== uuid)) rows.push([['service', uuid]])
  if (rows.length === 0) return null
  const query = new URLSearchParams(rows.flat())
  if (isGift) query.set('for', 'gift')
  if (purchase) query.set('purchase', purchase)
  return `${voucherStartPath(language)}?${query}${what === 'remove' ? '' : `#item-${uuid}`}`
}

type Row = [name: string, value: string][]

function changed(item: SelectedItem, what: Change['what']): Row[] {
  const { pax, units } = item.settled
  // A fixed party has no next size; any other number is refused by the page in its own words.
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
