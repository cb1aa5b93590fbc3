import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { billFor } from '#features/checkout/rules/bill/purchase-lines.ts'
import { type AskedItem, type SettledItem, settleItem } from '#features/vouchers/rules/settle-item.ts'
import { type PricedItem, priceItem } from '#features/vouchers/rules/voucher-goods.ts'
import type { SelectionRowView, SelectionView } from '#features/vouchers/server/purchase/describe-selection.ts'
import type { Money } from '#platform/rules/money.ts'

export type ChosenSelection = ReturnType<typeof useSelection>
export type ChosenRow = ChosenSelection['rows'][number]
export type CountName = 'pax' | 'units'

/**
 * People and units of each row. Their fields belong to the browser, so that what was typed before the script came is
 * still there; the address follows, so that coming back finds the same choice.
 */
export function useSelection(view: SelectionView) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const [typed, setTyped] = useState<ReadonlyMap<string, AskedItem>>(new Map())

  const rows = view.rows.map((row) => {
    const asked = typed.get(row.uuid)
    const settled = asked ? settleItem(row.capacity, asked) : row.settled
    const vouchers = settled.units * settled.count
    return { ...row, settled, vouchers, isMerged: row.isMerged && !asked, paid: priceRow(row, settled, view.day) }
  })

  useLayoutEffect(() => {
    const touched = [...fieldsIn(form.current)].filter(([, fields]) => fields.some(isTouched))
    if (touched.length > 0) setTyped(new Map(touched.map(([uuid, fields]) => [uuid, askedIn(fields)])))
  }, [])

  const followAddress = () => {
    if (form.current) window.history.replaceState(window.history.state, '', `${pathname}?${sentBy(form.current)}`)
  }
  const read = (uuid: string) => {
    const fields = fieldsIn(form.current).get(uuid)
    if (fields) setTyped(new Map(typed).set(uuid, askedIn(fields)))
    followAddress()
  }
  /** What can't be had as it was typed gives way to what can, and the row goes on saying why. */
  const settle = (uuid: string) => {
    const settled = rows.find((row) => row.uuid === uuid)?.settled
    for (const field of fieldsIn(form.current).get(uuid) ?? []) {
      if (settled) field.value = String(settled[field.name as CountName])
    }
    followAddress()
  }
  const set = (uuid: string, name: CountName, value: number) => {
    settle(uuid)
    const field = fieldsIn(form.current)
      .get(uuid)
      ?.find((candidate) => candidate.name === name)
    if (field) field.value = String(value)
    read(uuid)
  }

  /** Whoever goes on from a number that could not be had sees once what became of it. */
  const warned = useRef(typed)
  const goOn = (event: { preventDefault: () => void }) => {
    const row = rows.find(({ uuid, settled }) => typed.has(uuid) && Object.keys(settled.problems).length > 0)
    if (!row || warned.current === typed) return
    warned.current = typed
    event.preventDefault()
    const wrong = fieldsIn(form.current)
      .get(row.uuid)
      ?.find(({ name }) => name in row.settled.problems)
    wrong?.focus()
  }

  return { form, rows, sum: sumUp(rows.map(({ paid }) => paid)), read, settle, set, goOn }
}

/** The fields of each row, by the service that stands before them. */
function fieldsIn(form: HTMLFormElement | null): Map<string, HTMLInputElement[]> {
  const rows = new Map<string, HTMLInputElement[]>()
  let uuid = ''
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.name === 'service') uuid = control.value
    if (control.name === 'pax' || control.name === 'units') rows.set(uuid, [...(rows.get(uuid) ?? []), control])
  }
  return rows
}

const isTouched = (field: HTMLInputElement) => field.type !== 'hidden' && field.value !== field.defaultValue

function askedIn(fields: HTMLInputElement[]): AskedItem {
  const typedIn = (name: CountName) => fields.find((field) => field.name === name)?.value ?? null
  return { pax: typedIn('pax'), units: typedIn('units') }
}

function sentBy(form: HTMLFormElement): URLSearchParams {
  const sent = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new URLSearchParams(sent)
}

type Priceable = Pick<SelectionRowView, 'uuid' | 'price' | 'capacity' | 'offers' | 'lowest'>

type RowPrice = PricedItem & { lowest: Money | null }

/** By the server's own rules, so that the browser says at once what the server will charge. */
export function priceRow(row: Priceable, { pax, units }: Pick<SettledItem, 'pax' | 'units'>, day: string): RowPrice {
  const priced = priceItem(row, { serviceUuid: row.uuid, pax, units }, day)
  if (!priced.ok) throw new Error('A settled party is one that is sold')
  const { count } = priced.value
  const lowest = row.lowest && { ...row.lowest, amount: row.lowest.amount * count * units }
  return { ...priced.value, lowest }
}

/** What all of it costs, and cost at its lowest before what is discounted now was. */
export function sumUp(prices: RowPrice[]) {
  const isDiscounted = prices.some(({ lowest }) => lowest !== null)
  const lowest = prices.reduce((sum, price) => sum + (price.lowest ?? price.discounted).amount, 0)
  const bill = billFor({ goods: prices, postal: null, coupon: null, balance: null })
  return { ...bill, lowest: isDiscounted ? lowest : null }
}
