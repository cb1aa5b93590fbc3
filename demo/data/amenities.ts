import type { PerLanguage } from '#domain/site/languages.ts'
import type { SpaKind } from './spas/spa-seed.ts'

export const amenities = {
  'hydro-pool': { es: 'Piscina de hidromasaje', pt: 'Piscina de hidromassagem' },
  'sea-pool': { es: 'Piscina de agua de mar', pt: 'Piscina de água do mar' },
  'thermal-pool': { es: 'Piscina termal', pt: 'Piscina termal' },
  'outdoor-pool': { es: 'Piscina exterior', pt: 'Piscina exterior' },
  'snow-pool': { es: 'Piscina exterior caliente', pt: 'Piscina exterior aquecida' },
  'kids-pool': { es: 'Piscina infantil', pt: 'Piscina infantil' },
  'salt-pool': { es: 'Piscina de flotación', pt: 'Piscina de flutuação' },
  sauna: { es: 'Sauna finlandesa', pt: 'Sauna finlandesa' },
  steam: { es: 'Baño de vapor', pt: 'Banho turco' },
  hammam: { es: 'Hammam', pt: 'Hammam' },
  'ice-fountain': { es: 'Fuente de hielo', pt: 'Fonte de gelo' },
  showers: { es: 'Duchas de sensaciones', pt: 'Duches de sensações' },
  pebbles: { es: 'Camino de piedras', pt: 'Caminho de pedras' },
  'relax-room': { es: 'Sala de relajación', pt: 'Sala de relaxamento' },
  'double-cabin': { es: 'Cabina doble', pt: 'Cabine dupla' },
  cabins: { es: 'Cabinas de tratamiento', pt: 'Cabines de tratamento' },
  'tea-room': { es: 'Salón de té', pt: 'Salão de chá' },
  terrace: { es: 'Solárium', pt: 'Solário' },
  gym: { es: 'Gimnasio', pt: 'Ginásio' },
  restaurant: { es: 'Restaurante', pt: 'Restaurante' },
  parking: { es: 'Aparcamiento', pt: 'Estacionamento' },
  accessible: { es: 'Acceso sin escalones', pt: 'Acesso sem degraus' },
  wifi: { es: 'Wifi gratuito', pt: 'Wi-Fi gratuito' },
  'ski-room': { es: 'Guardaesquís', pt: 'Guarda-esquis' },
  'air-conditioning': { es: 'Aire acondicionado', pt: 'Ar condicionado' },
  'robe-and-slippers': { es: 'Albornoz y zapatillas en la habitación', pt: 'Roupão e chinelos no quarto' },
  'late-check-out': { es: 'Salida tardía según disponibilidad', pt: 'Saída tardia consoante disponibilidade' },
  'welcome-drink': { es: 'Bebida de bienvenida', pt: 'Bebida de boas-vindas' },
  'sea-view': { es: 'Habitaciones con vistas al mar', pt: 'Quartos com vista para o mar' },
  'mountain-view': { es: 'Habitaciones con vistas a la montaña', pt: 'Quartos com vista para a montanha' },
} as const satisfies Record<string, PerLanguage<string>>

export type AmenityKey = keyof typeof amenities

/** What a spa of each kind surely has. */
export const facilitiesOfKind: Record<SpaKind, AmenityKey[]> = {
  resort: ['hydro-pool', 'outdoor-pool', 'sauna', 'steam', 'cabins'],
  thalasso: ['sea-pool', 'hydro-pool', 'steam', 'showers', 'cabins'],
  thermal: ['thermal-pool', 'sauna', 'ice-fountain', 'pebbles', 'cabins'],
  hammam: ['hammam', 'steam', 'tea-room', 'cabins'],
  urban: ['hydro-pool', 'steam', 'cabins'],
  boutique: ['hydro-pool', 'sauna', 'double-cabin'],
  mountain: ['snow-pool', 'sauna', 'ice-fountain', 'cabins'],
}

/** What a spa may have. */
export const commonFacilities: AmenityKey[] = [
  'relax-room',
  'double-cabin',
  'showers',
  'accessible',
  'parking',
  'wifi',
  'salt-pool',
  'air-conditioning',
]
export const hotelFacilities: AmenityKey[] = ['restaurant', 'gym', 'terrace']

export const roomAmenities: AmenityKey[] = [
  'robe-and-slippers',
  'late-check-out',
  'welcome-drink',
  'wifi',
  'air-conditioning',
  'parking',
]
