import type { ReactNode } from 'react'
import { clusterRadius, dotRadius, pinLabel } from '#platform/map/mark-size.ts'
import type { Pin } from './map-types.ts'

/** A label above the point 0, 0 of the drawing it stands in, whose tip is that point. SVG does not measure its text. */
export function MapTag({ width, children }: { width: number; children: ReactNode }) {
  const { height, tip } = pinLabel
  const [radius, middle] = [height / 2, -tip - height / 2]
  const side = width / 2 - radius
  const foot = Math.max(0, side - tip)
  return (
    <>
      <path
        className="map-tag"
        d={`M${-side} ${-tip - height}h${2 * side}a${radius} ${radius} 0 0 1 0 ${height}h${-foot}L0 0L${-tip} ${-tip}h${-foot}a${radius} ${radius} 0 0 1 0 ${-height}z`}
      />
      <g transform={`translate(0 ${middle})`}>{children}</g>
    </>
  )
}

/** `from` is the word before the least that is paid. Without a price a dot says where the spa is. */
export function PinMark({ from, price, width }: { from: string; price: Pin['price']; width: number }) {
  if (price === null)
    return (
      <>
        <circle className="map-reach" r="14" />
        <circle className="map-dot" r={dotRadius} />
      </>
    )
  return (
    <MapTag width={width}>
      <text dy="0.35em">
        {!price.nights && <tspan className="map-from">{from}</tspan>} {price.amount}
      </text>
    </MapTag>
  )
}

/** So many spas that their labels would cover each other. */
export function ClusterMark({ count }: { count: number }) {
  return (
    <g className="map-cluster">
      <circle className="map-halo" r={clusterRadius + 4} />
      <circle r={clusterRadius} />
      <text dy="0.35em">{count}</text>
    </g>
  )
}
