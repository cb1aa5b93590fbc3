import { z } from 'zod'
import { readData } from '../read-data.ts'
import { keyOf, texts } from './fields.ts'
import { spaKinds } from './spa-kind.ts'

export const amenities = readData('amenities.json', z.record(z.string(), texts))

const amenity = keyOf(amenities)

export const facilities = readData(
  'facilities.json',
  z.strictObject({
    /** What a spa of each kind surely has. */
    ofKind: z.record(z.enum(spaKinds), z.array(amenity)),
    /** What a spa may have. */
    common: z.array(amenity),
    ofHotels: z.array(amenity),
    forFamilies: z.array(amenity),
    inMountains: z.array(amenity),
    ofRooms: z.array(amenity),
    views: z.strictObject({ mountain: amenity, coast: amenity }),
  }),
)
