import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import {
  countryFromQuery,
  memoryOnArrival,
  nothingRemembered,
  type PickedPlace,
  pickPlace,
  readMemory,
  recall,
  type VisitorMemory,
  type VisitorPlace,
} from '#features/search/rules/visitor-place.ts'
import type { StoredItem } from '#platform/browser/stored.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'

type VisitorPlaceAccess = VisitorPlace & { pick: (picked: PickedPlace) => void }

const nowhere: VisitorPlace = { country: null, place: null }

const VisitorPlaceContext = createContext<VisitorPlaceAccess>({ ...nowhere, pick: () => {} })

/**
 * Where this visitor looks for spas. Nowhere until the page is awake, so that the page is the same for everyone, and on
 * the pages of a purchase.
 */
export const useVisitorPlace = () => useContext(VisitorPlaceContext)

/** For the frame around the pages. */
export function VisitorPlaceProvider({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  return <VisitorPlaceContext value={useVisitorMemory(frame)}>{children}</VisitorPlaceContext>
}

/** Reads and writes the memory. */
function useVisitorMemory(frame: PageFrame): VisitorPlaceAccess {
  const [params, setParams] = useSearchParams()
  const [known, setKnown] = useState(nowhere)
  const remembers = frame.pageType !== 'dynamic'
  const asked = params.get('country')

  useEffect(() => {
    if (frame.pageType === 'dynamic') return setKnown(nowhere)
    const stored = load()
    const countryAsked = countryFromQuery(asked, frame.countries)
    const memory = memoryOnArrival(stored, { countryAsked, standsIn: frame.location?.picked ?? null }, Date.now())
    if (memory !== stored) save(memory)
    const place = recall(memory, Date.now())
    // Nothing on the page hurries for it.
    startTransition(() => setKnown((before) => (isSame(before, place) ? before : place)))
  }, [frame, asked])

  const pick = useCallback(
    (picked: PickedPlace) => {
      if (!remembers) return
      const memory = pickPlace(picked, Date.now())
      save(memory)
      setKnown(recall(memory, Date.now()))
      // Spec 2.6: a place that is picked clears the country of the address.
      if (asked !== null) setParams(withoutCountry, { replace: true, preventScrollReset: true })
    },
    [remembers, asked, setParams],
  )
  return useMemo(() => ({ ...known, pick }), [known, pick])
}

const isSame = (one: VisitorPlace, other: VisitorPlace) =>
  one.country === other.country && one.place?.uuid === other.place?.uuid

function withoutCountry(params: URLSearchParams) {
  const rest = new URLSearchParams(params)
  rest.delete('country')
  return rest
}

const storageKey: StoredItem = 'calmaria.place'

function load(): VisitorMemory {
  try {
    return readMemory(sessionStorage.getItem(storageKey))
  } catch (error) {
    warn(error)
    return nothingRemembered
  }
}

function save(memory: VisitorMemory) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(memory))
  } catch (error) {
    warn(error)
  }
}

/** Spec 8: storage that can't be reached is a warning, not an error. */
const warn = (error: unknown) => console.warn('The place could not be remembered', error)
