import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Anchor } from '../anchor.tsx'
import { MapGround } from './map-ground.tsx'
import { ClusterMark, PinMark } from './map-mark.tsx'
import { MapNames } from './map-names.tsx'
import type { MapLayout, Pin, PinMapView } from './map-types.ts'

/** A drawing full of links: to spas, and from clusters to a closer map. It needs no JavaScript. */
export function StillMap<OnePin extends Pin>({ map, label }: { map: PinMapView<OnePin>; label: string }) {
  const { t } = useTranslation()
  const { frame, land, borders, pins, layouts, wholeHref } = map
  return (
    <nav className="map-frame map-still" aria-label={label}>
      <svg className="map-canvas" role="presentation">
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
          <MapGround land={land} borders={borders} />
        </svg>
        <MarkLayer className="map-wide" pins={pins} layout={layouts.wide} />
        <MarkLayer className="map-narrow" pins={pins} layout={layouts.narrow} />
      </svg>
      {wholeHref && (
        <Anchor className="chip map-back tap-line nowrap mid" href={`${wholeHref}#map`} preventScrollReset>
          {t('map.whole')}
        </Anchor>
      )}
    </nav>
  )
}

function MarkLayer({ className, pins, layout }: { className: string; pins: Pin[]; layout: MapLayout }) {
  const { t } = useTranslation()
  return (
    <g className={className}>
      <MapNames labels={layout.labels} />
      {layout.marks.map(({ x, y, members, href }) => {
        const pin = pins[members[0] ?? 0]
        const isCluster = members.length > 1
        return (
          pin && (
            <Anchor
              key={pin.uuid}
              className="map-mark"
              href={isCluster ? `${href}#map` : href}
              rel={isCluster ? 'nofollow' : undefined}
              prefetch="none"
              preventScrollReset={isCluster}
              aria-label={isCluster ? t('map.cluster', { count: members.length }) : pinName(pin, t('map.from'))}
            >
              <svg x={`${x}%`} y={`${y}%`} aria-hidden="true">
                {isCluster ? (
                  <ClusterMark count={members.length} />
                ) : (
                  <PinMark from={t('map.from')} price={pin.price} width={pin.labelWidth} />
                )}
              </svg>
            </Anchor>
          )
        )
      })}
    </g>
  )
}

/** 'Spa Mar de Nubes, desde 49,00 €' */
export const pinName = ({ name, price }: Pin, from: string) =>
  price ? `${name}, ${price.nights ? `${price.nights},` : from} ${price.amount}` : name
