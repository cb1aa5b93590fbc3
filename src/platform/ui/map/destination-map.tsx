import { useState } from 'react'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Anchor } from '../anchor.tsx'
import { MapCredit } from './map-credit.tsx'

type Spot = { x: number; y: number }

/** `step` says how dark: 1 to the number of steps. A shape too small to be hit has a mark beside it. */
export type RegionShape = Spot & { d: string; mark: Spot | null; step: number; labelWidth: number }

/** A region with spas; `shape` is null where the map has none for it, and then only the list leads there. */
export type MapRegion = {
  key: string
  name: string
  href: string
  count: number
  /** 'Tenerife, 44 spas' */
  label: string
  shape: RegionShape | null
}

type Ground = { width: number; height: number; land: string; borders: string; countryBorders: string; frames: string }

/** `steps`: how many spas each step stands for; the last is open. */
export type Destinations = { regions: MapRegion[]; ground: Ground; steps: { from: number; to: number | null }[] }

/** Where there are spas, and how many: a map whose regions are links, and the same links as a list. */
export function DestinationMap({ destinations, label }: { destinations: Destinations; label: string }) {
  const { regions, ground, steps } = destinations
  const [active, setActive] = useState<string | null>(null)
  const handlersOf = (key: string) => {
    const [enter, leave] = [() => setActive(key), () => setActive(null)]
    return { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave }
  }
  const shown = regions.filter(({ shape }) => shape)
  return (
    <figure className="map-figure map-destinations">
      <nav className="map-whole relative" aria-label={label}>
        <svg className="map-canvas" role="presentation">
          <svg viewBox={`0 0 ${ground.width} ${ground.height}`} role="presentation">
            <path className="map-quiet" d={ground.land} />
            {shown.map((region) => (
              <Anchor
                key={region.key}
                className="map-region"
                href={region.href}
                prefetch="none"
                aria-label={region.label}
                {...handlersOf(region.key)}
              >
                <Shape region={region} />
              </Anchor>
            ))}
            <g className="map-lines">
              <path d={ground.borders} />
              <path className="map-country" d={ground.countryBorders} />
              <path className="map-inset" d={ground.frames} />
            </g>
          </svg>
          <ActiveRegion region={shown.find(({ key }) => key === active)} ground={ground} />
        </svg>
        <Legend steps={steps} />
      </nav>
      <MapCredit />
      <DestinationList regions={regions} />
    </figure>
  )
}

function Shape({ region: { label, shape } }: { region: MapRegion }) {
  if (!shape) return null
  return (
    <>
      <title>{label}</title>
      <path className={`map-step-${shape.step}`} d={shape.d} />
      {shape.mark && (
        <>
          <path className="map-leader" d={`M${shape.x} ${shape.y}L${shape.mark.x} ${shape.mark.y}`} />
          <circle className="map-reach" cx={shape.mark.x} cy={shape.mark.y} r="44" />
          <circle className={`map-step-${shape.step}`} cx={shape.mark.x} cy={shape.mark.y} r="22" />
        </>
      )}
    </>
  )
}

/** Drawn last, so that no other region covers it; it keeps its size, and near an edge it leans inwards. */
function ActiveRegion({ region, ground }: { region: MapRegion | undefined; ground: Ground }) {
  if (!region?.shape) return null
  const { x, y } = region.shape.mark ?? region.shape
  const width = region.shape.labelWidth
  const lean = width / 2 - 32
  const shift = x < ground.width / 5 ? lean : x > (ground.width * 4) / 5 ? -lean : 0
  return (
    <svg x={`${(x / ground.width) * 100}%`} y={`${(y / ground.height) * 100}%`} aria-hidden="true">
      <g className="map-name-tag" transform={`translate(${shift} ${y < ground.height / 10 ? 34 : -34})`}>
        <rect x={-width / 2} y="-17" width={width} height="34" rx="17" />
        <text dy="0.35em">{region.label}</text>
      </g>
    </svg>
  )
}

function Legend({ steps }: { steps: Destinations['steps'] }) {
  const { t } = useTranslation()
  return (
    <ul className="map-legend small soft mt-12">
      {steps.map(({ from, to }, at) => (
        <li className="aligned" key={from}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <rect className={`map-step-${at + 1}`} x="1" y="1" width="18" height="18" rx="5" />
          </svg>
          {to === null ? t('map.legend.more', { from }) : t('map.legend.range', { from, to })}
        </li>
      ))}
    </ul>
  )
}

function DestinationList({ regions }: { regions: MapRegion[] }) {
  const { t } = useTranslation()
  return (
    <ul className="map-list">
      {regions.map(({ key, name, href, count }) => (
        <li key={key}>
          <Anchor className="link" href={href}>
            {name}
          </Anchor>{' '}
          <span className="muted">{t('map.spaCount', { count })}</span>
        </li>
      ))}
    </ul>
  )
}
