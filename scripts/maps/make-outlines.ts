import { clipLine, clipRing } from '#platform/map/clip.ts'
import { encodeLine, type Point } from '#platform/map/polyline.ts'
import { openAtlas } from './atlas.ts'
import { areaOf, type BorderLine, type Ring } from './rings.ts'
import { coastOf } from './stitch.ts'

/** As far as a map that shows spas in the Canary Islands and in Andorra at once can reach. */
const reach = { left: -22, top: 20, right: 11, bottom: 50 }

/** All that such a map may touch. Portugal and Andorra have spas, so they keep their detail. */
const around = {
  portugal: '620',
  andorra: '020',
  france: '250',
  morocco: '504',
  westernSahara: '732',
  algeria: '012',
  tunisia: '788',
  mauritania: '478',
  mali: '466',
  italy: '380',
  switzerland: '756',
  germany: '276',
  belgium: '056',
  luxembourg: '442',
  austria: '040',
  unitedKingdom: '826',
}

/** In square degrees: rocks off the coast are smaller. */
const smallestIsland = 0.0003

/** Lines as polyline.ts writes them. */
export function makeOutlines() {
  const atlas = openAtlas({
    file: 'municipalities',
    detail: { spain: 0, abroad: 0.0008 },
    around: Object.values(around),
    kept: [around.portugal, around.andorra],
  })
  const coast = coastOf([...atlas.spain, ...[...atlas.countries.values()].flat()])
    .map((ring) => clipRing(ring, reach))
    .filter((ring) => ring.length > 2 && areaOf(ring) > smallestIsland)
  const within = (lines: BorderLine[]) => lines.flatMap((line) => clipLine(line, reach))
  return {
    coast: encoded(coast),
    countryBorders: encoded(within(atlas.countryBorders)),
    provinceBorders: encoded(within(atlas.provinceBorders)),
  }
}

const encoded = (lines: (Ring | BorderLine)[]) => lines.map((line) => encodeLine(line as Point[]))
