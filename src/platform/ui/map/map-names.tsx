import type { MapLabel } from './map-types.ts'

/** Towns, to find one's way by; the links beside them say all that matters. */
export function MapNames({ labels, unit = '%' }: { labels: MapLabel[]; unit?: '%' | '' }) {
  return (
    <svg className="map-names" aria-hidden="true">
      {labels.map(({ x, y, text, side, isFar }) => (
        <svg
          key={text}
          className={isFar ? 'map-far' : undefined}
          x={`${x}${unit}`}
          y={`${y}${unit}`}
          aria-hidden="true"
        >
          <circle r="2.5" />
          <text {...places[side]}>{text}</text>
        </svg>
      ))}
    </svg>
  )
}

const places = {
  right: { x: 8, dy: '0.35em', textAnchor: 'start' },
  left: { x: -8, dy: '0.35em', textAnchor: 'end' },
  below: { y: 4, dy: '1em', textAnchor: 'middle' },
  above: { y: -4, dy: '-0.35em', textAnchor: 'middle' },
} as const
