import { useState } from 'react'
import { Anchor } from '../anchor.tsx'
import { classNames } from '../class-names.ts'
import { MapCredit } from './map-credit.tsx'
import { MapGround } from './map-ground.tsx'
import { MapNames } from './map-names.tsx'
import { MapPill } from './map-pill.tsx'

type Pin = { uuid: string; href: string; name: string; price: string | null; pillWidth: number }
type Spot = { x: number; y: number; isDot: boolean }
type Layout = { spots: Spot[]; labels: { x: number; y: number; text: string }[] }
type PinMapView = {
  width: number
  height: number
  land: string
  borders: string
  pins: Pin[]
  layouts: { wide: Layout; narrow: Layout }
}

/** Each spa at its place, with its price; all are links. One layout is for wide maps, one for narrow ones. */
export function PinMap({ map, label }: { map: PinMapView; label: string }) {
  const { width, height, land, borders, pins, layouts } = map
  return (
    <figure className="map-figure">
      <nav className="map-frame map-pins" aria-label={label}>
        <svg className="map-canvas" role="presentation">
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <MapGround land={land} borders={borders} />
          </svg>
          <PinLayer className="map-wide" pins={pins} layout={layouts.wide} />
          <PinLayer className="map-narrow" pins={pins} layout={layouts.narrow} />
        </svg>
      </nav>
      <MapCredit />
    </figure>
  )
}

function PinLayer({ className, pins, layout }: { className: string; pins: Pin[]; layout: Layout }) {
  const [active, setActive] = useState<string | null>(null)
  const leave = () => setActive(null)
  return (
    <g className={className}>
      <MapNames labels={layout.labels} />
      {pins.map((pin, at) => {
        const spot = layout.spots[at]
        const enter = () => setActive(pin.uuid)
        return (
          spot && (
            <Anchor
              key={pin.uuid}
              className={classNames('map-pin', spot.isDot && 'map-dot')}
              href={pin.href}
              prefetch="none"
              aria-label={[pin.name, pin.price].filter(Boolean).join(', ')}
              onMouseEnter={enter}
              onMouseLeave={leave}
              onFocus={enter}
              onBlur={leave}
            >
              <title>{pin.name}</title>
              <PinMark pin={pin} spot={spot} />
            </Anchor>
          )
        )
      })}
      <ActivePin pins={pins} layout={layout} uuid={active} />
    </g>
  )
}

function PinMark({ pin, spot }: { pin: Pin; spot: Spot }) {
  return (
    <svg x={`${spot.x}%`} y={`${spot.y}%`} aria-hidden="true">
      {spot.isDot || pin.price === null ? (
        <>
          <circle className="map-reach" r="12" />
          <circle r="7" />
        </>
      ) : (
        <MapPill width={pin.pillWidth} text={pin.price} />
      )}
    </svg>
  )
}

/** SVG draws in order and knows no other front than the end: the pin in hand is drawn once more, over all others. */
function ActivePin({ pins, layout, uuid }: { pins: Pin[]; layout: Layout; uuid: string | null }) {
  const at = pins.findIndex((pin) => pin.uuid === uuid)
  const [pin, spot] = [pins[at], layout.spots[at]]
  if (!pin || !spot) return null
  return (
    <g className="map-pin map-on">
      <PinMark pin={pin} spot={{ ...spot, isDot: pin.price === null }} />
    </g>
  )
}
