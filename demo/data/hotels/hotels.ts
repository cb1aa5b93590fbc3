import { andorraHotels, portugalHotels } from './hotels-abroad.ts'
import { otherIslandHotels } from './hotels-other-islands.ts'
import { tenerifeHotels } from './hotels-tenerife.ts'
import { valenciaHotels } from './hotels-valencia.ts'

export const hotelSeeds = [
  ...tenerifeHotels,
  ...otherIslandHotels,
  ...valenciaHotels,
  ...portugalHotels,
  ...andorraHotels,
]
