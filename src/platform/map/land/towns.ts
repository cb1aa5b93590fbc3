import type { Point } from '../polyline.ts'
import table from './towns.json' with { type: 'json' }

/** A name to find one's way by. Rank 1 shows on any map, 2 on a map of a region, 3 on one of an island or a county. */
export type Town = { name: string; at: Point; rank: number }

/** By rank and name: latitude and longitude. Names are the ones on the signposts, the same in every language. */
const byRank: Record<string, Record<string, number[]>> = table

export const towns: Town[] = Object.entries(byRank).flatMap(([rank, places]) =>
  Object.entries(places).map(([name, [latitude = 0, longitude = 0]]) => ({
    name,
    at: [longitude, latitude] as Point,
    rank: Number(rank),
  })),
)
