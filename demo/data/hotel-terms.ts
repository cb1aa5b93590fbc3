import type { HotelPeriod } from '#domain/getaways/hotel-periods.ts'
import type { PlanPenalty } from '#domain/getaways/rate-plan.ts'
import type { PerLanguage } from '#domain/site/languages.ts'

/** Hotels whose rooms are not ours to sell, and who is asked for them. The stand-in of that company knows them too. */
export const otherSuppliers: Readonly<Record<string, string>> = { 'Charco Negro Suites': 'posalia' }

type PlanSeed = {
  type: string
  percent: number
  refundable: boolean
  name: PerLanguage<string>
  description: PerLanguage<string>
}

/** The cheapest last: it is what 'from' speaks of. */
export const planSeeds: PlanSeed[] = [
  {
    type: 'flexible',
    percent: 110,
    refundable: true,
    name: { es: 'Flexible', pt: 'Flexível' },
    description: {
      es: 'Si cancelas a tiempo, te devolvemos todo.',
      pt: 'Se cancelar a tempo, devolvemos-lhe tudo.',
    },
  },
  {
    type: 'non-refundable',
    percent: 100,
    refundable: false,
    name: { es: 'No reembolsable', pt: 'Não reembolsável' },
    description: {
      es: 'Sin cancelación, devolución ni cambio de fechas.',
      pt: 'Sem cancelamento, reembolso nem alteração de datas.',
    },
  },
]

/** What a flexible rate costs to cancel, in three ways: a hotel has one of them. */
export const penaltySeeds: PlanPenalty[][] = [
  [{ daysBefore: 3, time: '18:00', nights: 1 }],
  [
    { daysBefore: 7, time: '23:59', nights: 1 },
    { daysBefore: 1, time: '12:00', nights: null },
  ],
  [
    { daysBefore: 2, time: '12:00', nights: 1 },
    { daysBefore: 0, time: '12:00', nights: null },
  ],
]

const none = { percent: null, nights: null }

/** Every hotel: the days on which half the country travels. */
export const holidayPeriods: HotelPeriod[] = [
  { kind: 'season', starts: '12-04', ends: '12-08', percent: 138, nights: null },
  { kind: 'minimum-stay', starts: '12-04', ends: '12-06', percent: null, nights: 2 },
  { kind: 'season', starts: '12-23', ends: '01-06', percent: 148, nights: null },
  { kind: 'minimum-stay', starts: '12-30', ends: '01-01', percent: null, nights: 3 },
  { kind: 'season', starts: '02-12', ends: '02-15', percent: 124, nights: null },
]

export const coastPeriods: HotelPeriod[] = [
  { kind: 'season', starts: '07-01', ends: '08-31', percent: 134, nights: null },
  { kind: 'season', starts: '09-01', ends: '09-20', percent: 122, nights: null },
  { kind: 'offer', starts: '09-05', ends: '09-20', percent: 15, nights: null },
]

export const mountainPeriods: HotelPeriod[] = [
  { kind: 'season', starts: '01-15', ends: '03-20', percent: 130, nights: null },
  { kind: 'offer', starts: '03-05', ends: '03-20', percent: 15, nights: null },
]

/** When a hotel paints its walls: one of these, or none. */
export const closings: (HotelPeriod | null)[] = [
  { kind: 'closing', starts: '11-30', ends: '12-02', ...none },
  { kind: 'closing', starts: '01-10', ends: '01-20', ...none },
  null,
  null,
]

export const hotelConditions: PerLanguage<string>[] = [
  {
    es: 'Entrada desde las 15:00 y salida hasta las 12:00. La tasa turística, si la hay, se paga en el hotel. No se admiten animales.',
    pt: 'Entrada a partir das 15h00 e saída até às 12h00. A taxa turística, se existir, paga-se no hotel. Não são permitidos animais.',
  },
  {
    es: 'Entrada desde las 15:00 y salida hasta las 12:00. En la recepción te pedirán un documento y una tarjeta como garantía de los extras.',
    pt: 'Entrada a partir das 15h00 e saída até às 12h00. Na receção pedem-lhe um documento e um cartão como garantia dos extras.',
  },
]
