import type { Books } from '../books.ts'
import type { StayBooks } from '../stays.ts'
import { isKept, isReached } from './dispute-differences.ts'

/** Where what the hotels have given away is not what was confirmed. */
export function supplierDifferences(books: Books, { hotels, bought, miscounted }: StayBooks): string[] {
  const stays = books.purchases.filter(({ kind }) => kind === 'getaway')
  const untouched = stays.filter((purchase) => !isReached(books, purchase))
  const confirmed = hotels.filter(({ state }) => state === 'confirmed').map(({ reference }) => reference)
  const isOrdered = (uuid: string) => confirmed.includes(uuid)
  const isBought = (uuid: string) => bought.some((stay) => stay.purchaseUuid === uuid && stay.state === 'confirmed')
  const isHeld = (reference: string) =>
    hotels.some((stay) => stay.state === 'held' && reference.endsWith(`:${stay.holdReference}`))
  return [
    ...stays
      .filter((purchase) => isReached(books, purchase) && isBought(purchase.uuid) !== isOrdered(purchase.uuid))
      .map(({ uuid }) => `${uuid}: ${isOrdered(uuid) ? 'booked there alone' : 'not booked there'}`),
    ...untouched
      .filter((purchase) => isKept(books, purchase) !== isOrdered(purchase.uuid))
      .map(({ uuid, state }) => `${uuid}: ${state} with us, ${isOrdered(uuid) ? 'booked' : 'not booked'} there`),
    ...untouched
      .filter((purchase) => isKept(books, purchase) !== isBought(purchase.uuid))
      .map(({ uuid, state }) => `${uuid}: ${state}, and ${isBought(uuid) ? 'has' : 'has no'} stay`),
    ...confirmed.filter((uuid, place) => confirmed.indexOf(uuid) !== place).map((uuid) => `${uuid}: booked twice`),
    ...confirmed.filter((uuid) => !stays.some((stay) => stay.uuid === uuid)).map((uuid) => `${uuid}: nobody's stay`),
    ...stays
      .filter(({ holdReference }) => holdReference && isHeld(holdReference))
      .map(({ uuid }) => `${uuid}: still held at the hotel`),
    ...miscounted.map((night) => `${night}: counted wrongly`),
  ]
}
