import { sceneOf } from '#domain/catalogue/pictures/picture-scene.ts'
import { pictureAlts } from '#server/catalogue/picture-library.ts'
import type { Setting } from './places.ts'

/** What a picture can stand for. */
export type Subject =
  | 'bath'
  | 'body'
  | 'chocolate'
  | 'couple'
  | 'day-pass'
  | 'dinner'
  | 'evening'
  | 'facial'
  | 'feet'
  | 'food'
  | 'gift'
  | 'hammam'
  | 'hot-stones'
  | 'hotel'
  | 'hydro'
  | 'kids'
  | 'massage'
  | 'oils'
  | 'pool'
  | 'private'
  | 'relax'
  | 'robes'
  | 'room'
  | 'salt'
  | 'sauna'
  | 'snow'
  | 'steam'
  | 'thalasso'
  | 'thermal'
  | 'volcanic'
  | 'water'
  | 'wine'
  | 'wrap'
  | 'yoga'

type Where = {
  /** The surroundings it can stand for; any when neither they nor places are said. */
  settings?: Setting[]
  /** Places it can stand for, whatever their surroundings. */
  places?: string[]
}

export type Picture = Where & { file: string; scene: string; es: string; pt: string; subjects: Subject[] }

const seaside: Setting[] = ['coast', 'lava-coast']
const dunes = ['maspalomas', 'corralejo', 'el-cotillo', 'caleta-de-fuste', 'costa-calma', 'morro-jable', 'gandia']

/** A picture that loses its charm when shown large stands for nothing here: a card leads to the same picture, large. */
export const pictures: Picture[] = [
  ...of(['infinity-pool-golden-hour', 'infinity-pool-day'], ['pool', 'day-pass', 'hotel', 'thalasso'], {
    settings: seaside,
  }),
  ...of(['infinity-pool-blue-hour'], ['pool', 'hotel', 'evening', 'couple'], { settings: seaside }),
  ...of(['thermal-pool-columns-day', 'thermal-pool-columns-golden'], ['thermal', 'pool', 'hydro']),
  ...of(['thermal-pool-columns-evening'], ['thermal', 'pool', 'hydro', 'evening']),
  ...of(['hammam-light-shafts', 'hammam-marble-platform', 'hammam-evening-pool'], ['hammam']),
  ...of(['sauna-towels-window', 'sauna-bucket-fire'], ['sauna'], { settings: ['mountain'] }),
  ...of(['volcanic-pool-golden-hour', 'volcanic-pool-day'], ['volcanic', 'thalasso', 'pool'], {
    settings: ['lava-coast'],
  }),
  ...of(['snow-pool-blue-hour', 'snow-pool-day'], ['snow', 'pool', 'thermal'], { settings: ['mountain'] }),
  ...of(['treatment-table-garden', 'treatment-towels-close'], ['massage', 'body', 'facial']),
  ...of(['treatment-table-candlelight'], ['massage', 'couple']),
  ...of(['hot-stones-candle', 'hot-stones-garden', 'hot-stones-evening'], ['hot-stones']),
  ...of(['oil-bottles-sunlight', 'oil-bottles-green'], ['oils', 'massage', 'facial', 'body']),
  ...of(['oil-bottles-evening'], ['oils', 'couple']),
  ...of(['bath-petals-garden', 'bath-petals-close'], ['bath', 'couple']),
  ...of(['bath-petals-sunset'], ['bath', 'couple'], { settings: seaside }),
  ...of(['cabana-pool-afternoon', 'cabana-pool-golden-hour', 'cabana-pool-day'], ['day-pass', 'pool', 'hotel'], {
    settings: [...seaside, 'countryside'],
  }),
  ...of(['cabana-pool-night'], ['day-pass', 'hotel', 'evening', 'couple'], { settings: [...seaside, 'countryside'] }),
  ...of(['brunch-sea-terrace', 'brunch-juice-close'], ['food'], { settings: seaside }),
  ...of(['brunch-sunrise-wood'], ['food']),
  ...of(['dinner-for-two-red-wine', 'dinner-for-two-white-wine'], ['dinner', 'food']),
  ...of(['room-for-two-golden-hour', 'room-bed-close'], ['room'], { settings: [...seaside, 'city', 'countryside'] }),
  ...of(['suite-sea-balcony-day', 'suite-sea-balcony-sunset'], ['room'], { settings: seaside }),
  ...of(['alpine-room-day', 'alpine-room-evening'], ['room'], { settings: ['mountain'] }),
  ...of(['azulejo-room-day', 'azulejo-room-evening'], ['room'], { places: ['portugal'] }),
  ...of(['azulejo-courtyard-day', 'azulejo-courtyard-evening'], ['hotel'], { places: ['portugal'] }),
  ...of(['hotel-facade-dusk', 'hotel-facade-golden-hour'], ['hotel'], { settings: seaside }),
  ...of(['snow-lodge-blue-hour', 'snow-lodge-day'], ['hotel', 'snow'], { settings: ['mountain'] }),
  ...of(['fireplace-lounge-armchairs', 'fireplace-lounge-green'], ['hotel'], { settings: ['mountain'] }),
  ...of(['rooftop-pool-dusk', 'rooftop-pool-sunset'], ['pool', 'hotel', 'day-pass'], { settings: ['city'] }),
  ...of(['dune-daybeds-day', 'dune-daybeds-sunset'], ['day-pass', 'hotel'], { places: dunes }),
  ...of(['vineyard-terrace-red-wine', 'vineyard-terrace-white-wine'], ['wine', 'hotel'], {
    settings: ['countryside'],
  }),
  ...of(['forest-hot-tub-mist', 'forest-hot-tub-night'], ['private'], {
    settings: ['countryside', 'mountain'],
    places: ['madeira'],
  }),
  ...of(['champagne-jacuzzi-day', 'champagne-jacuzzi-evening'], ['private', 'couple']),
  ...of(['gift-box-sage', 'gift-box-blush', 'gift-box-emerald-gold'], ['gift']),
  ...of(['kids-pool-ducks', 'kids-pool-ducks-close', 'kids-pool-from-above'], ['kids']),
  ...of(['cascade-pool-night'], ['hydro', 'thalasso', 'pool', 'evening']),
  ...of(['relax-room-garden', 'relax-room-daybeds'], ['relax', 'couple']),
  ...of(['robes-stone-wall', 'robes-stone-wall-warm'], ['robes']),
  ...of(['salt-room-loungers', 'salt-room-close'], ['salt']),
  ...of(['steam-room-green', 'steam-room-blue'], ['steam', 'hydro', 'thermal']),
  ...of(['facial-creams-daylight', 'facial-creams-warm'], ['facial']),
  ...of(['foot-bath-copper', 'foot-bath-evening'], ['feet']),
  ...of(['chocolate-wrap-bowls'], ['chocolate']),
  ...of(['clay-wrap-bowls'], ['wrap']),
  ...of(['yoga-room-low-sun', 'singing-bowl-close'], ['yoga']),
  ...of(['texture-pool-edge-stone'], ['water']),
  ...of(['texture-zen-sand-stones'], ['yoga', 'relax']),
]

function of(names: string[], subjects: Subject[], where: Where = {}): Picture[] {
  return names.map((name) => {
    const file = `${name}.jpg`
    const alt = pictureAlts[file]
    if (!alt) throw new Error(`No words for ${file}`)
    return { file, scene: sceneOf(file), ...alt, subjects, ...where }
  })
}
