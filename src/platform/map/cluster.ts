import type { XY } from './clip.ts'
import { clusterRadius, dotRadius, pinLabel } from './mark-size.ts'

/** What is drawn at one place: one pin, or several that would cover each other. `members` are positions in the list. */
export type PinCluster = { x: number; y: number; members: number[] }

const gap = 4

/**
 * Pins whose labels would cover each other become one mark with their number; nothing is moved from its place. A
 * cluster stands at the one of its spas that is nearest to their middle: the middle itself may lie in the sea. Marks
 * come in the order of the list. `widths`: of each pin's label, 0 without one.
 */
export function clusterPins(spots: XY[], widths: number[]): PinCluster[] {
  let marks = spots.map(([x, y], at): PinCluster => ({ x, y, members: [at] }))
  for (;;) {
    const pairs = coveringPairs(marks, widths)
    if (pairs.length === 0) return marks.toSorted((a, b) => first(a) - first(b))
    marks = merged(marks, pairs, spots)
  }
}

type Pair = { a: PinCluster; b: PinCluster; distance: number }

function coveringPairs(marks: PinCluster[], widths: number[]): Pair[] {
  const boxes = marks.map((mark) => markBox(mark, widths))
  const pairs: Pair[] = []
  for (const [at, a] of marks.entries())
    for (let other = at + 1; other < marks.length; other++) {
      const b = marks[other] as PinCluster
      if (covers(boxes[at] as MarkBox, boxes[other] as MarkBox))
        pairs.push({ a, b, distance: Math.hypot(a.x - b.x, a.y - b.y) })
    }
  return pairs.toSorted((one, another) => one.distance - another.distance)
}

/** The nearest pairs first; each mark is merged once, since a cluster takes less room than the labels it stands for. */
function merged(marks: PinCluster[], pairs: Pair[], spots: XY[]): PinCluster[] {
  const taken = new Set<PinCluster>()
  const clusters: PinCluster[] = []
  for (const { a, b } of pairs) {
    if (taken.has(a) || taken.has(b)) continue
    taken.add(a).add(b)
    clusters.push(
      clusterOf(
        [...a.members, ...b.members].toSorted((one, another) => one - another),
        spots,
      ),
    )
  }
  return [...marks.filter((mark) => !taken.has(mark)), ...clusters]
}

function clusterOf(members: number[], spots: XY[]): PinCluster {
  const places = members.map((at) => spots[at] as XY)
  const middle: XY = [mean(places.map(([x]) => x)), mean(places.map(([, y]) => y))]
  const away = ([x, y]: XY) => Math.hypot(x - middle[0], y - middle[1])
  const [x, y] = places.reduce((nearest, place) => (away(place) < away(nearest) ? place : nearest))
  return { x, y, members }
}

export type MarkBox = { left: number; top: number; right: number; bottom: number }

/** The room that a mark takes. */
export function markBox({ x, y, members }: PinCluster, widths: number[]): MarkBox {
  const width = widths[members[0] ?? 0] ?? 0
  if (members.length > 1) return around(x, y, clusterRadius)
  if (width === 0) return around(x, y, dotRadius)
  return { left: x - width / 2, right: x + width / 2, top: y - pinLabel.tip - pinLabel.height, bottom: y }
}

const around = (x: number, y: number, radius: number): MarkBox => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

export const covers = (a: MarkBox, b: MarkBox) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap

const first = ({ members }: PinCluster) => members[0] ?? 0
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
