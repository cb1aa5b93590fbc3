import type { Occupancy, Rate, RateChoice } from '#features/catalogue/rules/getaways/rate.ts'
import { languages, type PerLanguage } from '#platform/i18n/languages.ts'
import type { Money } from '#platform/rules/money.ts'

/** Spec 7: a rate as a program sends it back once it is chosen. What is left out is not compared. */
export type SelectedRate = RateChoice & {
  price: Money
  name?: string | undefined
  description?: string | undefined
  roomName?: string | undefined
  supplier?: string | undefined
  occupancies?: Occupancy[] | undefined
}

export type RatePart = 'name' | 'description' | 'roomName' | 'supplier' | 'occupancies'

/** What differs from the rate of the same room, board and conditions that the hotel has: somebody changed it. */
export function alteredParts(sent: SelectedRate, rate: Rate): RatePart[] {
  const { supplier, occupancies } = rate.metadata.bookingProcedure
  const isSame: Record<RatePart, boolean> = {
    name: isOneOf(sent.name, rate.name),
    description: isOneOf(sent.description, rate.description),
    roomName: isOneOf(sent.roomName, rate.roomName),
    supplier: sent.supplier === undefined || sent.supplier === supplier,
    occupancies: sent.occupancies === undefined || sleepAlike(sent.occupancies, occupancies),
  }
  return (Object.keys(isSame) as RatePart[]).filter((part) => !isSame[part])
}

/** Whether the price that was seen is the hotel's. */
export const isPriceOf = ({ basicPriceWithDiscount: { amount, currency } }: Rate, price: Money) =>
  price.amount === amount && price.currency === currency

/** It may have been read in any of the languages. */
const isOneOf = (text: string | undefined, texts: PerLanguage<string>) =>
  text === undefined || languages.some((language) => texts[language] === text)

const sleepAlike = (some: Occupancy[], others: Occupancy[]) =>
  some.length === others.length && some.every(({ adults }, room) => adults === others[room]?.adults)
