type Label = { x: number; y: number; text: string; isFar?: boolean }

/** Names of towns, to find one's way by; the links beside them say all that matters. */
export function MapNames({ labels, unit = '%' }: { labels: Label[]; unit?: '%' | '' }) {
  return (
    <svg className="map-names" aria-hidden="true">
      {labels.map(({ x, y, text, isFar }) => (
        <text key={text} className={isFar ? 'map-far' : undefined} x={`${x}${unit}`} y={`${y}${unit}`} dy="0.35em">
          {text}
        </text>
      ))}
    </svg>
  )
}
