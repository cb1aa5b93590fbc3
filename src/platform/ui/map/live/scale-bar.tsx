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
