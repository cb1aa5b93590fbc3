import type { PerLanguage } from '#domain/site/languages.ts'
import type { Setting } from './places.ts'

type RoomSeed = { type: string; name: PerLanguage<string>; in?: Setting[] }

/** From the plainest to the best. */
export const rooms: [RoomSeed, ...RoomSeed[]] = [
  { type: 'double', name: { es: 'Habitación doble', pt: 'Quarto duplo' } },
  {
    type: 'double-sea-view',
    name: { es: 'Habitación doble con vistas al mar', pt: 'Quarto duplo com vista para o mar' },
    in: ['coast', 'lava-coast'],
  },
  {
    type: 'double-mountain-view',
    name: { es: 'Habitación doble con vistas a la montaña', pt: 'Quarto duplo com vista para a montanha' },
    in: ['mountain'],
  },
  {
    type: 'double-garden',
    name: { es: 'Habitación doble con terraza al jardín', pt: 'Quarto duplo com varanda para o jardim' },
    in: ['countryside', 'coast', 'lava-coast'],
  },
  { type: 'superior', name: { es: 'Habitación superior', pt: 'Quarto superior' } },
  { type: 'junior-suite', name: { es: 'Suite júnior', pt: 'Suite júnior' } },
  { type: 'suite', name: { es: 'Suite con bañera de hidromasaje', pt: 'Suite com banheira de hidromassagem' } },
]
