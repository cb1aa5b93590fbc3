import type { ReactNode } from 'react'

const height = 34

/** Around the point 0, 0 of the drawing it stands in. Its width comes with the text: SVG does not measure it. */
export function MapPill({ width, text, children }: { width: number; text: string; children?: ReactNode }) {
  return (
    <>
      <rect className="map-pill" x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      {children}
      <text x={children ? 11 : 0} dy="0.35em">
        {text}
      </text>
    </>
  )
}
