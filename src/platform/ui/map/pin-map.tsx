import { type ComponentType, useEffect, useState } from 'react'
import { MapCredit } from './map-credit.tsx'
import type { Pin, PinMapProps } from './map-types.ts'
import { StillMap } from './still-map.tsx'

/** Each spa at its place, with its price. Until the script for moving it has come, or without one, it stands still. */
export function PinMap<OnePin extends Pin>(props: PinMapProps<OnePin>) {
  const Live = useLiveMap<OnePin>()
  const { left, top, scale } = props.map.whole
  return (
    <figure className="map-figure map-pins" id="map">
      {/* Another list is another map; in another order it is the same. */}
      {Live ? <Live key={`${left} ${top} ${scale}`} {...props} /> : <StillMap map={props.map} label={props.label} />}
      <MapCredit />
    </figure>
  )
}

type LiveMap<OnePin extends Pin> = ComponentType<PinMapProps<OnePin>>

/** Comes only to who opens a map. Where it does not come the map stays as it is, and works. */
function useLiveMap<OnePin extends Pin>(): LiveMap<OnePin> | null {
  const [live, setLive] = useState<{ Map: LiveMap<OnePin> } | null>(null)
  useEffect(() => {
    import('./live/live-map.tsx').then(
      ({ LiveMap }) => setLive({ Map: LiveMap }),
      () => {},
    )
  }, [])
  return live?.Map ?? null
}
