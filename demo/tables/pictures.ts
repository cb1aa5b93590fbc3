import { z } from 'zod'
import { pictureAlts } from '#features/catalogue/server/pictures/library-photo.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { readData } from '../read-data.ts'
import { landscapes, placeKey } from './places.ts'

/** What a picture can stand for. */
export const subjects = [
  'bath',
  'body',
  'chocolate',
  'couple',
  'day-pass',
  'dinner',
  'evening',
  'facial',
  'feet',
  'food',
  'gift',
  'hammam',
  'hot-stones',
  'hotel',
  'hydro',
  'kids',
  'massage',
  'oils',
  'pool',
  'private',
  'relax',
  'robes',
  'room',
  'salt',
  'sauna',
  'snow',
  'steam',
  'thalasso',
  'thermal',
  'volcanic',
  'water',
  'wine',
  'wrap',
  'yoga',
] as const
export type Subject = (typeof subjects)[number]

/** A picture of the library, without its ending. */
export const pictureName = z.enum(Object.keys(pictureAlts).map((file) => file.replace('.jpg', '')))

/** A picture that loses its charm when shown large stands for nothing here: a card leads to the same picture, large. */
const alike = z.strictObject({
  pictures: z.array(pictureName),
  subjects: z.array(z.enum(subjects)),
  /** The surroundings they can stand for; any when neither they nor places are said. */
  settings: z.array(z.enum(landscapes)).optional(),
  /** Places they can stand for, whatever their surroundings. */
  places: z.array(placeKey).optional(),
})

export type DemoPicture = Omit<z.infer<typeof alike>, 'pictures'> & { file: string; scene: string }

export const pictures: DemoPicture[] = readData('pictures.json', z.array(alike)).flatMap(({ pictures, ...shown }) =>
  pictures.map((name) => ({ file: `${name}.jpg`, scene: sceneOf(name), ...shown })),
)
