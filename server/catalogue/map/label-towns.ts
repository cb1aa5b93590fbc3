import { findRoom, type Room } from './find-room.ts'
import { type Frame, kmAcross, project } from './frame.ts'
import type { MapLabel } from './map-view.ts'
import { textWidth } from './text-width.ts'
import { towns } from './towns.ts'

export const labelFontSize = 13
const mostLabels = 12

/** A name may stand this far from its town, in pixels and on the ground: further away it would mislead. */
const furthest = { pixels: 36, km: 12 }

/** Names of the larger towns in sight, wherever pins leave room for them. Places are in the room's own pixels. */
export function labelTowns(frame: Frame, room: Room): MapLabel[] {
  const [acrossX, acrossY] = [room.width / frame.width, room.height / frame.height]
  const reach = Math.min(furthest.pixels, furthest.km / (kmAcross(frame) / room.width))
  const labels: MapLabel[] = []
  for (const { name, at } of townsFor(kmAcross(frame))) {
    const [x, y] = project(frame, at)
    if (x < 0 || y < 0 || x > frame.width || y > frame.height) continue
    const size = { width: textWidth(name, labelFontSize), height: labelFontSize + 4 }
    const place = findRoom(room, [x * acrossX, y * acrossY], size, reach)
    if (!place) continue
    room.taken.push(place)
    labels.push({ x: Math.round(place.x), y: Math.round(place.y), text: name })
    if (labels.length === mostLabels) break
  }
  return labels
}

const townsFor = (km: number) => towns.filter(({ rank }) => rank <= (km < 120 ? 3 : km < 400 ? 2 : 1))
