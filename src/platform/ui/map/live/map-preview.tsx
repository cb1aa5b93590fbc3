import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { CloseButton } from '#platform/ui/overlays/close-button.tsx'

type Props = { title: string; cards: ReactNode[]; close: () => void }

/**
 * The spa whose pin was chosen, or several that stand at one place. It is no modal: the map can be used on. The focus
 * comes here, so that the next Tab reaches the link; whoever closes it gives the focus back.
 */
export function MapPreview({ title, cards, close }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <section className="map-card" ref={box} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId} className={cards.length > 1 ? 'map-card-title' : 'sr'}>
        {title}
      </h3>
      <div className="map-card-list">{cards}</div>
      <CloseButton label={t('map.close')} onClick={close} />
    </section>
  )
}
