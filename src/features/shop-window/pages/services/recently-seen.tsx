import { startTransition, useEffect, useState } from 'react'
import { readSeen, type SeenService, seenIn, withSeen } from '#features/shop-window/rules/recently-seen.ts'
import type { StoredItem } from '#platform/browser/stored.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'

type Props = { language: Language; visited?: SeenService }

/** Spec 9. Only the browser knows it, so it comes after the page has loaded: last on it, where nothing can move. */
export function RecentlySeen({ language, visited }: Props) {
  const { t } = useTranslation()
  const { services, clear } = useRecentlySeen(visited)
  const [isCleared, setCleared] = useState(false)
  const shown = seenIn(language, services, visited?.uuid)
  if (isCleared) return <p role="status">{t('catalogue.seen.cleared')}</p>
  if (shown.length === 0) return null
  return (
    <section className="sec">
      <div className="head">
        <h2>{t('catalogue.seen.title')}</h2>
        <button
          type="button"
          className="more"
          onClick={() => {
            clear()
            setCleared(true)
          }}
        >
          {t('catalogue.seen.clear')}
        </button>
      </div>
      <div className="cards-grid rail seen">
        {shown.map(({ uuid, name, uri, place, photo }) => (
          <Anchor key={uuid} className="card relative" href={uri[language] ?? '/'}>
            <Picture file={photo} alt="" sizes="(min-width: 761px) 190px, 45vw" />
            <h3 className="name">{name[language]}</h3>
            <span className="place muted mt-2 mid">{place}</span>
          </Anchor>
        ))}
      </div>
    </section>
  )
}

const storageKey: StoredItem = 'calmaria.seen'

/** What this browser has seen before; a page that is visited now joins the list for the next one. */
function useRecentlySeen(visited?: SeenService) {
  const [services, setServices] = useState<SeenService[]>([])
  useEffect(() => {
    attempt(() => {
      const known = readSeen(localStorage.getItem(storageKey))
      if (!known) console.warn('The services seen before could not be read')
      startTransition(() => setServices(known ?? []))
      if (visited) localStorage.setItem(storageKey, JSON.stringify(withSeen(known ?? [], visited)))
    })
  }, [visited])
  const clear = () => {
    setServices([])
    attempt(() => localStorage.removeItem(storageKey))
  }
  return { services, clear }
}

/** Spec 8: storage that can't be reached is a warning, not an error. */
function attempt(act: () => void) {
  try {
    act()
  } catch (error) {
    console.warn('The services seen before could not be reached', error)
  }
}
