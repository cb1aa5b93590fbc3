import { isInland } from '#platform/map/land/land.ts'
import type { Random } from '../random.ts'

type Spot = [latitude: number, longitude: number]

const mostDraws = 200

/** Within a kilometre or so of the middle of a town, and on land: on a coast it is drawn anew until it is. */
export function spotNear(town: Spot, first: [number, number], again: Random): Spot {
  let spot = near(town, first)
  for (let draws = 0; !isInland([spot[1], spot[0]]); draws++) {
    if (draws === mostDraws) throw new Error(`No land around ${town.join(', ')}`)
    spot = near(town, [again.next(), again.next()])
  }
  return spot
}

const near = ([latitude, longitude]: Spot, [north, east]: [number, number]): Spot => [
  moved(latitude, north),
  moved(longitude, east),
]

const moved = (degrees: number, chance: number) => Number((degrees + (chance - 0.5) * 0.02).toFixed(5))
