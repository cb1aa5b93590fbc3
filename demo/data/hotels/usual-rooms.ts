import type { Setting } from '../../tables/places.ts'
import type { RoomSeed } from './hotel-seed.ts'

type UsualRoom = Omit<RoomSeed, 'photo'> & { in?: Setting[] }

/** The rooms of invented hotels, from the plainest to the best. */
export const usualRooms: [UsualRoom, ...UsualRoom[]] = [
  {
    type: 'double',
    name: { es: 'Habitación doble', pt: 'Quarto duplo' },
    details: { es: '24 m², cama de 160 o dos camas', pt: '24 m², cama de 160 ou duas camas' },
  },
  {
    type: 'double-sea-view',
    name: { es: 'Habitación doble con vistas al mar', pt: 'Quarto duplo com vista para o mar' },
    details: { es: '28 m², cama de 180, balcón', pt: '28 m², cama de 180, varanda' },
    in: ['coast', 'lava-coast'],
  },
  {
    type: 'double-mountain-view',
    name: { es: 'Habitación doble con vistas a la montaña', pt: 'Quarto duplo com vista para a montanha' },
    details: { es: '26 m², cama de 160, balcón a las cumbres', pt: '26 m², cama de 160, varanda para os cumes' },
    in: ['mountain'],
  },
  {
    type: 'double-garden',
    name: { es: 'Habitación doble con terraza al jardín', pt: 'Quarto duplo com varanda para o jardim' },
    details: { es: '29 m², cama de 160, terraza', pt: '29 m², cama de 160, varanda' },
    in: ['countryside', 'coast', 'lava-coast'],
  },
  {
    type: 'superior',
    name: { es: 'Habitación superior', pt: 'Quarto superior' },
    details: { es: '33 m², cama de 180', pt: '33 m², cama de 180' },
  },
  {
    type: 'junior-suite',
    name: { es: 'Suite júnior', pt: 'Suite júnior' },
    details: { es: '42 m², cama de 200 y zona de estar', pt: '42 m², cama de 200 e zona de estar' },
  },
]
