import type { XY } from './clip.ts'
import type { MarkBox } from './cluster.ts'
import { kmAcross, type MapFrame, project, type Size } from './frame.ts'
import { type Town, towns } from './land/towns.ts'
import { textWidth } from './text-width.ts'

/** A town: a dot where it is, and its name beside the dot. */
export type TownLabel = { x: number; y: number; text: string; side: Side }

export type Side = 'right' | 'left' | 'below' | 'above'

const labelFontSize = 13
const mostLabels = 14
const [dot, away, edge] = [4, 8, 6]

/**
 * Names of the larger towns in sight, where what is `taken` leaves room for them. Frames are drawn on maps of any
 * size: places are in the pixels of `size`.
 */
export function labelTowns(frame: MapFrame, size: Size, taken: MarkBox[]): TownLabel[] {
  const occupied = [...taken]
  const labels: TownLabel[] = []
  for (const { name, at } of townsFor(kmAcross(frame))) {
    const [x, y] = onMap(frame, size, at)
    const label = sides
      .map((side) => ({ x, y, text: name, side }))
      .find((candidate) => isFree(candidate, size, occupied))
    if (!label) continue
    occupied.push(...boxesOf(label))
    labels.push({ ...label, x: Math.round(x), y: Math.round(y) })
    if (labels.length === mostLabels) break
  }
  return labels
}

const sides: Side[] = ['right', 'left', 'below', 'above']

/** The further away, the fewer. */
const townsFor = (km: number): Town[] => towns.filter(({ rank }) => rank <= (km < 120 ? 3 : km < 400 ? 2 : 1))

function onMap(frame: MapFrame, size: Size, at: Town['at']): XY {
  const [x, y] = project(frame, at)
  return [(x / frame.width) * size.width, (y / frame.height) * size.height]
}

function isFree(label: TownLabel, size: Size, occupied: MarkBox[]): boolean {
  return boxesOf(label).every(
    (box) =>
      box.left >= edge &&
      box.top >= edge &&
      box.right <= size.width - edge &&
      box.bottom <= size.height - edge &&
      !occupied.some(
        (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      ),
  )
}

/** The dot's box and the name's. */
export function boxesOf({ x, y, text, side }: TownLabel): [dot: MarkBox, name: MarkBox] {
  const [width, height] = [textWidth(text, labelFontSize), labelFontSize + 4]
  const left = side === 'right' ? x + away : side === 'left' ? x - away - width : x - width / 2
  const top = side === 'below' ? y + away / 2 : side === 'above' ? y - away / 2 - height : y - height / 2
  return [
    { left: x - dot, right: x + dot, top: y - dot, bottom: y + dot },
    { left, right: left + width, top, bottom: top + height },
  ]
}
