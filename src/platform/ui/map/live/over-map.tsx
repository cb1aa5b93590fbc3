import { type ReactNode, useEffect, useId, useRef } from 'react'
import { iconPaths } from '#platform/ui/icon-paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { CloseButton } from '#platform/ui/overlays/close-button.tsx'

type Props = {
  zoom: (factor: number) => void
  showWhole: () => void
  isDeepest: boolean
  isFurthest: boolean
  isWhole: boolean
}

/** The buttons stay where they are when they can do nothing more: who holds one by keyboard does not lose it. */
export function MapControls({ zoom, showWhole, isDeepest, isFurthest, isWhole }: Props) {
  const { t } = useTranslation()
  return (
    <div className="map-controls">
      <Control path={corners} label={t('map.whole')} isOff={isWhole} onClick={showWhole} />
      <Control path={iconPaths.minus} label={t('map.zoomOut')} isOff={isFurthest} onClick={() => zoom(1 / zoomStep)} />
      <Control path={iconPaths.plus} label={t('map.zoomIn')} isOff={isDeepest} onClick={() => zoom(zoomStep)} />
    </div>
  )
}

export const zoomStep = 2

/** Lucide's 'maximize'. It is here and not among the icons, which come with every page. */
const corners = 'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3'

type ControlProps = { path: string; label: string; isOff: boolean; onClick: () => void }

function Control({ path, label, isOff, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="tap"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}

/** How far it is: a map without roads is easily taken for nearer than it is. */
export function ScaleBar({ text, width }: { text: string; width: number }) {
  return (
    <svg className="map-scale" width={width + 2} height="24" viewBox={`0 0 ${width + 2} 24`} aria-hidden="true">
      <path d={`M1 15v7h${width}v-7`} />
      <text x={width / 2 + 1} y="11">
        {text}
      </text>
    </svg>
  )
}

/**
 * The spa whose pin was chosen, or several that stand at one place. It is no modal: the map can be used on. The focus
 * comes here, so that the next Tab reaches the link; whoever closes it gives the focus back.
 */
export function MapPreview({ title, cards, close }: { title: string; cards: ReactNode[]; close: () => void }) {
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
