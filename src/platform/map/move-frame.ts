import type { XY } from './clip.ts'
import { kmAcross, type MapFrame, type Size, scaleFor } from './frame.ts'

/** One pixel is never less: the outlines know no more than a hundred metres, and closer up there is nothing to see. */
const deepestMetresPerPixel = 6

/** So many times further away than the whole map one may go, to see what lies around. */
const furthestTimes = 6

/** The map under a hand that moves it by so many pixels. */
export const panned = (frame: MapFrame, [x, y]: XY): MapFrame => ({
  ...frame,
  left: frame.left - x / frame.scale,
  top: frame.top - y / frame.scale,
})

/** Closer by a factor; what is at `at`, in pixels, stays there. */
export function zoomed(frame: MapFrame, factor: number, [x, y]: XY): MapFrame {
  const scale = frame.scale * factor
  return {
    ...frame,
    scale,
    left: frame.left + x / frame.scale - x / scale,
    top: frame.top + y / frame.scale - y / scale,
  }
}

/** The same part of the world on a map of another size; where its shape is another one too, the middle stays. */
export function resized(frame: MapFrame, { width, height }: Size): MapFrame {
  const scale = frame.scale * Math.min(width / frame.width, height / frame.height)
  const [x, y] = middleOf(frame)
  return { width, height, scale, left: x - width / scale / 2, top: y - height / scale / 2 }
}

/** As `zoomed`, as far as the limits allow. */
export const zoomedWithin = (frame: MapFrame, factor: number, at: XY, whole: MapFrame): MapFrame =>
  limited(zoomed(frame, limitedScale(frame, frame.scale * factor, whole) / frame.scale, at), whole)

/** Nobody gets lost: neither too close nor too far, and the middle stays over what the whole map shows. */
export function limited(frame: MapFrame, whole: MapFrame): MapFrame {
  const [middleX, middleY] = middleOf(frame)
  const x = clamped(middleX, whole.left, whole.left + whole.width / whole.scale)
  const y = clamped(middleY, whole.top, whole.top + whole.height / whole.scale)
  const around = (scale: number) => ({
    ...frame,
    scale,
    left: x - frame.width / scale / 2,
    top: y - frame.height / scale / 2,
  })
  return around(limitedScale(around(frame.scale), frame.scale, whole))
}

const limitedScale = (frame: MapFrame, scale: number, whole: MapFrame) =>
  Math.min(deepestScale(frame), Math.max(whole.scale / furthestTimes, scale))

/** How many kilometres across a map of this width shows at its deepest. */
export const deepestKm = (width: number) => (width * deepestMetresPerPixel) / 1000

const deepestScale = (frame: MapFrame) => scaleFor(deepestKm(frame.width), frame.width, middleOf(frame)[1])

export const isDeepest = (frame: MapFrame) => kmAcross(frame) <= deepestKm(frame.width) * 1.02

export const isFurthest = (frame: MapFrame, whole: MapFrame) => frame.scale <= (whole.scale / furthestTimes) * 1.02

/** On the way from one frame to another; 0 is the first, 1 the second. Each step comes closer by the same factor. */
export function frameBetween(from: MapFrame, to: MapFrame, share: number): MapFrame {
  const scale = from.scale * (to.scale / from.scale) ** share
  // What is left of the way grows on the screen as the scale does: this keeps its middle gliding straight.
  const left = to.scale === from.scale ? share : (1 - from.scale / scale) / (1 - from.scale / to.scale)
  const [[fromX, fromY], [toX, toY]] = [middleOf(from), middleOf(to)]
  const [x, y] = [fromX + (toX - fromX) * left, fromY + (toY - fromY) * left]
  return { ...to, scale, left: x - to.width / scale / 2, top: y - to.height / scale / 2 }
}

/** A frame with room around it, so that a drawing of it can be moved for a while. */
export const widened = (frame: MapFrame, by: number): MapFrame => ({
  ...frame,
  left: frame.left - by / frame.scale,
  top: frame.top - by / frame.scale,
  width: frame.width + 2 * by,
  height: frame.height + 2 * by,
})

/** Whether a drawing still serves: it covers what is shown, and is about as fine. */
export function serves(drawn: MapFrame, shown: MapFrame): boolean {
  const times = shown.scale / drawn.scale
  return (
    times > 0.6 &&
    times < 1.7 &&
    drawn.left <= shown.left &&
    drawn.top <= shown.top &&
    drawn.left + drawn.width / drawn.scale >= shown.left + shown.width / shown.scale &&
    drawn.top + drawn.height / drawn.scale >= shown.top + shown.height / shown.scale
  )
}

const middleOf = ({ left, top, width, height, scale }: MapFrame): XY => [
  left + width / scale / 2,
  top + height / scale / 2,
]

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
