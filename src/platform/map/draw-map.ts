import { type Box, clipLine, clipRing, isOnEdge, type XY } from './clip.ts'
import { curve, sharpened } from './curve.ts'
import { kmAcross, type MapFrame, place } from './frame.ts'
import { type Outline, outlines } from './land/outline.ts'

/** Paths for the `d` of an SVG path, in the units of the frame. */
type Drawing = { land: string; borders: string }

/** Cut edges lie this far out of sight. */
const bleed = 24

/** Points closer than this to the one before add characters, not detail. */
const closest = 3

/** In a wider view the borders of provinces would be a net over the map. */
const widestWithProvincesKm = 300

/** Land and borders, no more of them than is in sight. */
export function drawMap(frame: MapFrame): Drawing {
  const { coasts, countries, provinces } = outlines
  const borders = kmAcross(frame) > widestWithProvincesKm ? countries : [...countries, ...provinces]
  return {
    land: inSight(frame, coasts).map(drawRing).join(''),
    borders: inSight(frame, borders).map(drawLine).join(''),
  }
}

type Cut = { spots: XY[]; box: Box }

function inSight(frame: MapFrame, all: Outline[]): Cut[] {
  const box = { left: -bleed, top: -bleed, right: frame.width + bleed, bottom: frame.height + bleed }
  return all.flatMap((outline) => {
    const [left, top] = place(frame, [outline.box.left, outline.box.top])
    const [right, bottom] = place(frame, [outline.box.right, outline.box.bottom])
    const isSeen = right >= box.left && left <= box.right && bottom >= box.top && top <= box.bottom
    return isSeen ? [{ spots: thinned(outline.spots.map((spot) => place(frame, spot))), box }] : []
  })
}

function thinned(spots: XY[]): XY[] {
  const kept: XY[] = []
  for (const spot of spots) {
    const last = kept.at(-1)
    if (!last || Math.hypot(spot[0] - last[0], spot[1] - last[1]) >= closest) kept.push(spot)
  }
  return kept
}

function drawRing({ spots, box }: Cut): string {
  if (spots.length < 3) return ''
  // A point that stands twice pulls the curve all the way: where it was cut it stays straight, and out of sight.
  const ring = clipRing(sharpened(spots, true), box).flatMap((spot) => (isOnEdge(spot, box) ? [spot, spot] : [spot]))
  return curve(ring, true)
}

const drawLine = ({ spots, box }: Cut): string =>
  clipLine(sharpened(spots, false), box)
    .map((part) => curve(part, false))
    .join('')
