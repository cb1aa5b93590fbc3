import { markBox } from '#platform/map/cluster.ts'
import { drawMap } from '#platform/map/draw-map.ts'
import { frameAround } from '#platform/map/frame.ts'
import { boxesOf, labelTowns, type TownLabel } from '#platform/map/label-towns.ts'
import { textWidth } from '#platform/map/text-width.ts'
import type { PlaceMapView } from '#platform/ui/map/map-types.ts'

/** In pixels: as wide as a page's column can be. What a smaller screen has no room for is cut off at its sides. */
const size = { width: 900, height: 380 }
const kmWide = 66

const pill = { padding: 14, fontSize: 14, icon: 22 }

/** From the middle: what a phone still shows. */
const nearby = 165

type PlaceOnMap = { name: string; latitude: number; longitude: number }

export function placeMap({ name, latitude, longitude }: PlaceOnMap): PlaceMapView {
  const frame = frameAround([[longitude, latitude]], size, { x: 0, top: 0, bottom: 0 }, kmWide)
  const pillWidth = textWidth(name, pill.fontSize) + pill.icon + 2 * pill.padding
  const middle = { x: size.width / 2, y: size.height / 2 }
  const pin = markBox({ ...middle, members: [0] }, [pillWidth])
  const labels = labelTowns(frame, size, [pin])
  const isFar = (label: TownLabel) => {
    const [, { left, right }] = boxesOf(label)
    return left < middle.x - nearby || right > middle.x + nearby
  }
  return {
    ...size,
    ...drawMap(frame),
    name,
    pillWidth,
    labels: labels.map((label) => ({ ...label, isFar: isFar(label) })),
  }
}
