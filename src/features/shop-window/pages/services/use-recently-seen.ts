import { startTransition, useEffect, useState } from 'react'
import { readSeen, type SeenService, withSeen } from '#features/shop-window/rules/recently-seen.ts'
import type { StoredItem } from '#platform/browser/stored.ts'

const storageKey: StoredItem = 'calmaria.seen'

/** What this browser has seen before; a page that is visited now joins the list for the next one. */
export function useRecentlySeen(visited?: SeenService) {
  const [seen, setSeen] = useState<SeenService[]>([])
  useEffect(() => {
    attempt(() => {
      const known = readSeen(localStorage.getItem(storageKey))
      if (!known) console.warn('The services seen before could not be read')
      startTransition(() => setSeen(known ?? []))
      if (visited) localStorage.setItem(storageKey, JSON.stringify(withSeen(known ?? [], visited)))
    })
  }, [visited])
  const clear = () => {
    setSeen([])
    attempt(() => localStorage.removeItem(storageKey))
  }
  return { seen, clear }
}

/** Spec 8: storage that can't be reached is a warning, not an error. */
function attempt(act: () => void) {
  try {
    act()
  } catch (error) {
    console.warn('The services seen before could not be reached', error)
  }
}
