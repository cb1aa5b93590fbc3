import type { Claim, Resource, Span } from '#features/catalogue/rules/services/resources.ts'
import { isShared } from '#features/catalogue/rules/services/resources.ts'

/** A place of a resource that is taken for a while. Places are counted from 1. */
export type TakenPlace = Span & { place: number }

/** What is taken of each resource. */
export type Taken = (resourceUuid: string) => readonly TakenPlace[]

/** How many places nobody has during the whole of a time. */
export function freePlaces(
  resource: Pick<Resource, 'kind' | 'places'>,
  taken: readonly TakenPlace[],
  span: Span,
): number {
  const near = taken.filter((one) => overlaps(one, span))
  if (near.length === 0) return resource.places
  if (!isShared(resource)) return resource.places - new Set(near.map(({ place }) => place)).size
  return resource.places - mostAtOnce(near, span)
}

/** How many more bookings like this one would fit. Several claims on one resource at once are rare and count together. */
export function timesFree(resources: ReadonlyMap<string, Resource>, claims: readonly Claim[], taken: Taken): number {
  let least = Number.POSITIVE_INFINITY
  for (const claim of claims) {
    const resource = resources.get(claim.resourceUuid)
    if (!resource) return 0
    const units = claims.reduce((sum, other) => (isSameTime(claim, other) ? sum + other.units : sum), 0)
    least = Math.min(least, Math.floor(freePlaces(resource, taken(resource.uuid), claim) / units))
    if (least <= 0) return 0
  }
  return claims.length === 0 ? 0 : least
}

/** The pieces of places that a claim gets: the lowest that are free. Null if there are not enough. */
export function choosePlaces(
  resource: Pick<Resource, 'kind' | 'places'>,
  taken: readonly TakenPlace[],
  claim: Claim,
): TakenPlace[] | null {
  const { from, to, units } = claim
  const near = taken.filter((one) => overlaps(one, claim))
  // Only where nobody has a place of their own may it change on the way.
  const pieces = isShared(resource) ? piecesOf(near, claim) : [{ from, to }]
  const chosen: TakenPlace[] = []
  for (const piece of pieces) {
    const busy = new Set(near.filter((one) => overlaps(one, piece)).map(({ place }) => place))
    const free = placesOf(resource).filter((place) => !busy.has(place))
    if (free.length < units) return null
    chosen.push(...free.slice(0, units).map((place) => ({ ...piece, place })))
  }
  return joined(chosen)
}

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to

const isSameTime = (one: Claim, other: Claim) => one.resourceUuid === other.resourceUuid && overlaps(one, other)

/** The most that are taken at one moment: it can only rise where something begins. */
function mostAtOnce(near: readonly TakenPlace[], { from }: Span): number {
  const moments = [from, ...near.map((one) => one.from).filter((at) => at > from)]
  return Math.max(...moments.map((at) => near.filter((one) => one.from <= at && at < one.to).length))
}

/** The time between each two moments at which somebody comes or goes. */
function piecesOf(near: readonly TakenPlace[], { from, to }: Span): Span[] {
  const within = near.flatMap((one) => [one.from, one.to]).filter((at) => from < at && at < to)
  const moments = [...new Set([from, ...within, to])].toSorted((a, b) => a - b)
  return moments.slice(1).map((end, at) => ({ from: moments[at] as number, to: end }))
}

const placesOf = ({ places }: Pick<Resource, 'places'>) => Array.from({ length: places }, (_, at) => at + 1)

/** Pieces of one place that follow each other are one. */
function joined(pieces: TakenPlace[]): TakenPlace[] {
  const sorted = pieces.toSorted((a, b) => a.place - b.place || a.from - b.from)
  const whole: TakenPlace[] = []
  for (const piece of sorted) {
    const last = whole.at(-1)
    if (last?.place === piece.place && last.to === piece.from) whole[whole.length - 1] = { ...last, to: piece.to }
    else whole.push(piece)
  }
  return whole
}
