export function MapGround({ land, borders }: { land: string; borders: string }) {
  return (
    <>
      <path className="map-land" d={land} />
      <path className="map-border" d={borders} />
    </>
  )
}
