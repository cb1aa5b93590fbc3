import { drawMap } from './draw-map.ts'
import { frameAround } from './frame.ts'
import { labelFontSize, labelTowns } from './label-towns.ts'
import type { PlaceMapView } from './map-view.ts'
import { textWidth } from './text-width.ts'

/** In pixels: as wide as a page's column can be. What a smaller screen has no room for is cut off at its sides. */
const size = { width: 900, height: 380 }
const kmWide = 66

const pill = { height: 36, padding: 14, fontSize: 14, icon: 22 }

/** From the middle: what a phone still shows. */
const nearby = 165

type PlaceOnMap = { name: string; latitude: number; longitude: number }

export function placeMap({ name, latitude, longitude }: PlaceOnMap): PlaceMapView {
  const frame = frameAround([[longitude, latitude]], size, [0, 0], kmWide)
  const pillWidth = textWidth(name, pill.fontSize) + pill.icon + 2 * pill.padding
  const middle = { x: size.width / 2, y: size.height / 2 }
  const labels = labelTowns(frame, { ...size, taken: [{ ...middle, width: pillWidth, height: pill.height }] })
  const isFar = ({ x, text }: (typeof labels)[number]) =>
    Math.abs(x - middle.x) + textWidth(text, labelFontSize) / 2 > nearby
  return {
    ...size,
    ...drawMap(frame),
    name,
    pillWidth,
    labels: labels.map((label) => ({ ...label, isFar: isFar(label) })),
  }
}
