import type { SpaSeed } from './spa-seed.ts'
import { andorraSpas, portugalSpas } from './spas-abroad.ts'
import { fuerteventuraSpas, granCanariaSpas } from './spas-other-islands.ts'
import { tenerifeSpas } from './spas-tenerife.ts'
import { valenciaSpas } from './spas-valencia.ts'

export const spaSeeds: SpaSeed[] = [
  ...tenerifeSpas,
  ...valenciaSpas,
  ...granCanariaSpas,
  ...fuerteventuraSpas,
  ...portugalSpas,
  ...andorraSpas,
]
