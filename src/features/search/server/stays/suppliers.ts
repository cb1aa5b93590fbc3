import type { HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** The companies that are asked for the rooms of a hotel. */
    hotelRates: Suppliers
  }
}

/** The name of our own rooms, whose nights stand in our database. */
export const builtInSupplier = 'built-in'

/** Who sells hotel rooms to us, by the name that a hotel has in the catalogue (`hotel.supplier`). */
export type Suppliers = {
  /** Null where nobody of this name can be asked: its hotels are not sold. */
  named: (supplier: string) => HotelRates | null
}

export function makeSuppliers(all: readonly HotelRates[]): Suppliers {
  const byName = new Map(all.map((rates) => [rates.supplier, rates]))
  if (byName.size < all.length) throw new Error('Two suppliers have one name')
  return { named: (supplier) => byName.get(supplier) ?? null }
}
