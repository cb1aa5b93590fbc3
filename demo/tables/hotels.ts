import { z } from 'zod'
import { readData } from '../read-data.ts'
import { atLeastOne, texts } from './fields.ts'
import { pictureName } from './pictures.ts'
import { landscapes } from './places.ts'
import { spaName } from './spas.ts'

/** `photo`: rooms that stand together show different corners. */
const room = z.strictObject({ type: z.string(), name: texts, details: texts, photo: pictureName })

export type RoomSeed = z.infer<typeof room>

const hotel = z.strictObject({
  spa: spaName,
  description: texts,
  /** From the plainest, whose picture also stands for the hotel's rooms, to the best. */
  rooms: z.array(room),
})

export type HotelSeed = z.infer<typeof hotel>

/** The hotels of spas, which are named as in the lists of spas. */
export const hotelSeeds = ['tenerife', 'other-islands', 'valencia', 'portugal', 'andorra'].flatMap((file) =>
  readData(`hotels/${file}.json`, z.array(hotel)),
)

const usualRoom = room.omit({ photo: true }).extend({ in: z.array(z.enum(landscapes)).optional() })

/** The rooms of invented hotels, from the plainest to the best. */
export const usualRooms = readData('hotels/usual-rooms.json', atLeastOne(usualRoom))
