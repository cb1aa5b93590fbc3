import { iconPaths } from '../icon-paths.ts'
import { MapCredit } from './map-credit.tsx'
import { MapGround } from './map-ground.tsx'
import { MapTag } from './map-mark.tsx'
import { MapNames } from './map-names.tsx'
import type { PlaceMapView } from './map-types.ts'

/** Where one spa is. The map is not scaled: a narrow screen shows less of what lies around. */
export function PlaceMap({ map, label }: { map: PlaceMapView; label: string }) {
  const { width, height, land, borders, name, pillWidth, labels } = map
  return (
    <figure className="map-figure">
      <div className="map-frame map-place">
        <svg className="map-canvas" role="img" aria-label={label}>
          <svg x="50%" y="50%" aria-hidden="true">
            <g transform={`translate(${-width / 2} ${-height / 2})`}>
              <MapGround land={land} borders={borders} />
              <MapNames labels={labels} unit="" />
            </g>
            <g className="map-mark map-on">
              <MapTag width={pillWidth}>
                <path
                  className="map-icon"
                  transform={`translate(${12 - pillWidth / 2} -8) scale(0.667)`}
                  d={iconPaths.pin}
                />
                <text x="11" dy="0.35em">
                  {name}
                </text>
              </MapTag>
            </g>
          </svg>
        </svg>
      </div>
      <MapCredit />
    </figure>
  )
}
