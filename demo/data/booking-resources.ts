import type { ResourceKind } from '#domain/bookings/resources.ts'
import type { PerLanguage } from '#domain/site/languages.ts'

/** What spas of the demo have to be booked. A bath, a bed by the pool or a private spa is one's own, as a cabin is. */
export const bookingResources = {
  circuit: { kind: 'circuit', es: 'Circuito de aguas', pt: 'Circuito de águas' },
  'single-cabin': { kind: 'cabin', es: 'Cabinas individuales', pt: 'Cabines individuais' },
  'double-cabin': { kind: 'cabin', es: 'Cabinas dobles', pt: 'Cabines duplas' },
  therapist: { kind: 'therapist', es: 'Terapeutas', pt: 'Terapeutas' },
  'private-spa': { kind: 'cabin', es: 'Spa privado', pt: 'Spa privado' },
  bath: { kind: 'cabin', es: 'Salas con bañera', pt: 'Salas com banheira' },
  'flotation-pool': { kind: 'circuit', es: 'Piscina de flotación', pt: 'Piscina de flutuação' },
  'hotel-pools': { kind: 'circuit', es: 'Piscinas y jardines', pt: 'Piscinas e jardins' },
  'balinese-bed': { kind: 'cabin', es: 'Camas balinesas', pt: 'Camas balinesas' },
} as const satisfies Record<string, { kind: ResourceKind } & PerLanguage<string>>

export type ResourceKey = keyof typeof bookingResources
export const resourceKeys = Object.keys(bookingResources) as ResourceKey[]
