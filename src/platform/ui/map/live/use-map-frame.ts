import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MapFrame } from '#platform/map/frame.ts'
import { frameBetween, limited, resized } from '#platform/map/move-frame.ts'

const glideMs = 250

/** What the map shows now, in the pixels it really has, and the ways to change it. */
export type MovableFrame = {
  frame: MapFrame
  whole: MapFrame
  /** At once, as a hand moves it. */
  move: (change: (frame: MapFrame, whole: MapFrame) => MapFrame) => void
  /** In a short while, so that the eye can follow; at once for who wants no motion. */
  glide: (to: (frame: MapFrame, whole: MapFrame) => MapFrame) => void
}

export function useMapFrame(
  { frame: start, whole: all }: { frame: MapFrame; whole: MapFrame },
  element: RefObject<HTMLElement | null>,
): MovableFrame {
  const [frame, setFrame] = useState(start)
  const { width, height } = frame
  const whole = useMemo(() => resized(all, { width, height }), [all, width, height])
  const latest = useRef({ frame, whole })
  const running = useRef(0)
  latest.current = { frame, whole }

  const show = useCallback((next: MapFrame) => {
    latest.current = { ...latest.current, frame: next }
    setFrame(next)
  }, [])
  const move = useCallback<MovableFrame['move']>(
    (change) => {
      cancelAnimationFrame(running.current)
      const now = latest.current
      show(limited(change(now.frame, now.whole), now.whole))
    },
    [show],
  )
  const glide = useCallback<MovableFrame['glide']>(
    (to) => {
      cancelAnimationFrame(running.current)
      const { frame: from, whole: limits } = latest.current
      const goal = limited(to(from, limits), limits)
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(goal)
      const begun = performance.now()
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - begun) / glideMs))
        show(share === 1 ? goal : frameBetween(from, goal, 1 - (1 - share) ** 3))
        if (share < 1) running.current = requestAnimationFrame(step)
      }
      running.current = requestAnimationFrame(step)
    },
    [show],
  )

  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => {
      const size = { width: box.clientWidth, height: box.clientHeight }
      const { frame: now } = latest.current
      const isSame = size.width === now.width && size.height === now.height
      if (size.width > 0 && !isSame) show(resized(now, size))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, show])
  useEffect(() => () => cancelAnimationFrame(running.current), [])

  return { frame, whole, move, glide }
}
