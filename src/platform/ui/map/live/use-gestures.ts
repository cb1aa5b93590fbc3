import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { XY } from '#platform/map/clip.ts'
import type { MapFrame } from '#platform/map/frame.ts'
import { panned, zoomedWithin } from '#platform/map/move-frame.ts'
import type { MovableFrame } from './use-map-frame.ts'

/** A hand is never quite still: less than this is a click. */
const clickPixels = 5

/** Drag with one finger or the mouse, pinch with two fingers, the wheel. */
export function useGestures(element: RefObject<HTMLElement | null>, move: MovableFrame['move']) {
  useWheel(element, move)
  const pointers = useRef(new Map<number, XY>())
  const travelled = useRef(0)

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (pointers.current.size === 0) travelled.current = 0
    pointers.current.set(event.pointerId, placeOf(event, element))
  }
  const onPointerMove = (event: PointerEvent) => {
    // Who lets go outside, before the map has caught the pointer, is not heard.
    if (event.buttons === 0) pointers.current.delete(event.pointerId)
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event, element)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    travelled.current += apart(before, now)
    if (!other && travelled.current < clickPixels) return
    pointers.current.set(event.pointerId, now)
    element.current?.setPointerCapture(event.pointerId)
    if (other) move((frame, whole) => pinched(frame, whole, { before, now, other }))
    else move((frame) => panned(frame, [now[0] - before[0], now[1] - before[1]]))
  }
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    /** After a drag the click that ends it is none. */
    wasDragged: () => travelled.current >= clickPixels,
  }
}

type Pinch = { before: XY; now: XY; other: XY }

/** Fingers report one after the other: the map grows as they part, and follows the point between them. */
function pinched(frame: MapFrame, whole: MapFrame, { before, now, other }: Pinch): MapFrame {
  const [from, to] = [between(before, other), between(now, other)]
  const grown = zoomedWithin(frame, apart(now, other) / Math.max(1, apart(before, other)), from, whole)
  return panned(grown, [to[0] - from[0], to[1] - from[1]])
}

/** React listens to wheels without the right to stop them; the page would scroll along. */
function useWheel(element: RefObject<HTMLElement | null>, move: MovableFrame['move']) {
  useEffect(() => {
    const box = element.current
    if (!box) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)
      // A pinch on a trackpad arrives as a wheel with Ctrl, in much smaller steps.
      const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002))
      move((frame, whole) => zoomedWithin(frame, factor, placeOf(event, element), whole))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => box.removeEventListener('wheel', onWheel)
  }, [element, move])
}

function placeOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  element: RefObject<HTMLElement | null>,
): XY {
  const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {}
  return [clientX - left, clientY - top]
}

const between = ([ax, ay]: XY, [bx, by]: XY): XY => [(ax + bx) / 2, (ay + by) / 2]
const apart = ([ax, ay]: XY, [bx, by]: XY) => Math.hypot(ax - bx, ay - by)
