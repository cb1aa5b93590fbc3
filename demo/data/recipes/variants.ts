import type { Capacity, Party } from '#domain/catalogue/services/service.ts'

/** One audience of an experience: its words in the name, whom it admits, and what it costs in persons' prices. */
export type Variant = {
  es: string
  pt: string
  party: Party
  capacity: Capacity
  /** Price of the party, as a multiple of the price of one adult. */
  priceOfAdults: number
  ageBand?: [from: number, to: number]
  residency?: 'resident' | 'non-resident'
  isForPregnancy?: true
  isMondayToThursday?: true
  sessions?: number
}

const upTo = (maximum: number): Capacity => ({ minimum: 1, maximum, incrementing: 1 })
const inPairs: Capacity = { minimum: 2, maximum: 8, incrementing: 2 }
const exactly = (people: number): Capacity => ({ minimum: people, maximum: people, incrementing: 0 })

export const variants = {
  one: { es: '', pt: '', party: 'one-person', capacity: upTo(6), priceOfAdults: 1 },
  individual: { es: 'individual', pt: 'individual', party: 'one-person', capacity: upTo(4), priceOfAdults: 1 },
  two: { es: 'para 2', pt: 'para 2', party: 'two-persons', capacity: inPairs, priceOfAdults: 1.9 },
  'two-persons': {
    es: 'para 2 personas',
    pt: 'para 2 pessoas',
    party: 'two-persons',
    capacity: exactly(2),
    priceOfAdults: 1.95,
  },
  couple: { es: 'en pareja', pt: 'para casal', party: 'two-persons', capacity: exactly(2), priceOfAdults: 1.9 },
  'two-adults': {
    es: 'para 2 adultos',
    pt: 'para 2 adultos',
    party: 'two-adults',
    capacity: exactly(2),
    priceOfAdults: 2,
  },
  'family-of-three': {
    es: 'para 2 adultos y 1 niño',
    pt: 'para 2 adultos e 1 criança',
    party: 'two-adults-one-child',
    capacity: exactly(3),
    priceOfAdults: 2.3,
  },
  'family-of-four': {
    es: 'para 2 adultos y 2 niños',
    pt: 'para 2 adultos e 2 crianças',
    party: 'two-adults-two-children',
    capacity: exactly(4),
    priceOfAdults: 2.7,
  },
  'adult-and-child': {
    es: 'para 1 adulto y 1 niño',
    pt: 'para 1 adulto e 1 criança',
    party: 'one-adult-one-child',
    capacity: exactly(2),
    priceOfAdults: 1.5,
  },
  'children-4-14': { ...children(4, 14), priceOfAdults: 0.6 },
  'children-4-17': { ...children(4, 17), priceOfAdults: 0.65 },
  'children-0-5': { ...children(0, 5), priceOfAdults: 0.45 },
  'children-6-12': { ...children(6, 12), priceOfAdults: 0.6 },
  'children-5-15': { ...children(5, 15), priceOfAdults: 0.6 },
  'teenagers-13-17': {
    ...children(13, 17),
    es: 'para jóvenes de 13 a 17 años',
    pt: 'para jovens dos 13 aos 17 anos',
    priceOfAdults: 0.75,
  },
  resident: {
    es: 'residente en Canarias',
    pt: 'residente nas Canárias',
    party: 'one-person',
    capacity: upTo(6),
    priceOfAdults: 0.8,
    residency: 'resident',
  },
  'non-resident': {
    es: 'no residentes',
    pt: 'não residentes',
    party: 'one-person',
    capacity: upTo(6),
    priceOfAdults: 1,
    residency: 'non-resident',
  },
  'two-residents': {
    es: 'para 2 residentes en Canarias',
    pt: 'para 2 residentes nas Canárias',
    party: 'two-persons',
    capacity: inPairs,
    priceOfAdults: 1.55,
    residency: 'resident',
  },
  weekdays: {
    es: 'de lunes a jueves',
    pt: 'de segunda a quinta-feira',
    party: 'one-person',
    capacity: upTo(4),
    priceOfAdults: 0.85,
    isMondayToThursday: true,
  },
  'two-on-weekdays': {
    es: 'para 2 de lunes a jueves',
    pt: 'para 2 de segunda a quinta-feira',
    party: 'two-persons',
    capacity: inPairs,
    priceOfAdults: 1.65,
    isMondayToThursday: true,
  },
  pregnancy: {
    es: 'para embarazadas',
    pt: 'para grávidas',
    party: 'one-person',
    capacity: exactly(1),
    priceOfAdults: 1,
    isForPregnancy: true,
  },
  'four-sessions': {
    es: 'bono de 4 sesiones',
    pt: 'pack de 4 sessões',
    party: 'one-person',
    capacity: upTo(2),
    priceOfAdults: 3.5,
    sessions: 4,
  },
  'ten-sessions': {
    es: 'bono de 10 sesiones',
    pt: 'pack de 10 sessões',
    party: 'one-person',
    capacity: upTo(2),
    priceOfAdults: 8,
    sessions: 10,
  },
} as const satisfies Record<string, Variant>

export type VariantKey = keyof typeof variants

export const variantOf = (key: VariantKey): Variant => variants[key]

function children(from: number, to: number) {
  return {
    es: `para niños de ${from} a ${to} años`,
    pt: `para crianças dos ${from} aos ${to} anos`,
    party: 'one-person',
    capacity: upTo(4),
    ageBand: [from, to],
  } satisfies Partial<Variant>
}
