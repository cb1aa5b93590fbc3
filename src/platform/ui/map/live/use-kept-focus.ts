import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A mark that is zoomed away takes the focus with it. It then goes to the mark that now stands for the same spa, or to
 * the map itself, so that the keyboard goes on where it was. `find` looks the mark up.
 */
export function useKeptFocus(map: RefObject<HTMLElement | null>, find: (uuid: string) => Element | null) {
  const held = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return
    const next = find(held.current) ?? map.current
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true })
  })
  return {
    // React tells of a blur that somebody causes, and not of one that it causes itself by taking an element away.
    onFocus: (event: FocusEvent) => {
      held.current = event.target.getAttribute('data-spa')
    },
    onBlur: () => {
      held.current = null
    },
  }
}
