import type { BookingGoods } from '#domain/bookings/booking-goods.ts'
import { getAuthorizedPurchase } from '#server/purchases/core/authorize-purchase.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { readBookingGoods } from '#server/purchases/kinds/booking/read-booking-goods.ts'
import type { Services } from '#server/services.ts'

type Asked = { goods: BookingGoods; owner: string | null }

/** Who steps back from the last page and goes on again: the purchase of this very hour, if it is confirmed. */
export async function bookedAlready(
  services: Services,
  uuid: string,
  { goods, owner }: Asked,
): Promise<Purchase | null> {
  const purchase = await getAuthorizedPurchase(services, uuid, { owner, key: null })
  if (purchase?.kind !== 'booking' || purchase.state !== 'confirmed') return null
  const booked = readBookingGoods(purchase.goods)
  const isSame = (['serviceUuid', 'day', 'time', 'pax'] as const).every((fact) => booked[fact] === goods[fact])
  return isSame ? purchase : null
}
