import type { HotelPeriod } from '#features/catalogue/rules/getaways/hotel-periods.ts'
import type { RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'
import { inEveryLanguage } from '#platform/i18n/language-files.ts'
import { type Language, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import type { Translated } from '#platform/i18n/translate.ts'
import type es from '#sandbox/messages/es/posalia.ts'

type Words = Translated<typeof es>

const file = (language: Language): Promise<{ default: Words }> => import(`../messages/${language}/posalia.ts`)

const { words } = await inEveryLanguage({ words: file })

const inWords = (say: (words: Words) => string) => perLanguage((language) => say(words[language]))

/** A package of the shop as Posalia sells it: rooms of a hotel, with all that belongs to the stay in their price. */
export type PosaliaPackage = {
  uuid: string
  revision: string
  hotel: string
  timeZone: string
  checkIn: string
  rooms: PosaliaRoom[]
  boards: Board[]
  plans: RatePlan[]
  periods: HotelPeriod[]
}

/** `usualPrice`: of a night for two, in cents. `allotment`: how many there are each night. */
export type PosaliaRoom = {
  uuid: string
  type: string
  name: PerLanguage<string>
  usualPrice: number
  allotment: number
}

/** `price`: for a person and night, in cents. */
type Board = { type: string; name: PerLanguage<string>; description: PerLanguage<string>; price: number }

const plans: RatePlan[] = [
  {
    type: 'flexible',
    percent: 112,
    refundable: true,
    name: inWords(({ plans }) => plans.flexible.name),
    description: inWords(({ plans }) => plans.flexible.description),
    penalties: [
      { daysBefore: 4, time: '12:00', nights: 1 },
      { daysBefore: 1, time: '12:00', nights: null },
    ],
  },
  {
    type: 'non-refundable',
    percent: 100,
    refundable: false,
    name: inWords(({ plans }) => plans['non-refundable'].name),
    description: inWords(({ plans }) => plans['non-refundable'].description),
    penalties: [],
  },
]

/** 'Charcos, lava y atardecer para dos' of the demo catalogue, which knows it by the same uuids. */
export const posaliaPackages: PosaliaPackage[] = [
  {
    uuid: '918346ee-12e9-531a-b128-551e060ccb11',
    revision: 'f0784ffc-8024-5b98-a7ea-61d31c11705b',
    hotel: 'Charco Negro Suites',
    timeZone: 'Atlantic/Canary',
    checkIn: '15:00',
    rooms: [
      {
        uuid: '1be1e1c5-a166-5dad-bbdc-a94608e5228b',
        type: 'double',
        name: inWords(({ rooms }) => rooms.double),
        usualPrice: 12950,
        allotment: 6,
      },
      {
        uuid: '770a5fe4-4b74-558e-9028-a81da1e9fc27',
        type: 'double-garden',
        name: inWords(({ rooms }) => rooms['double-garden']),
        usualPrice: 15300,
        allotment: 3,
      },
      {
        uuid: 'bb16ca46-9aa5-531b-bc7c-66ed4c17dd15',
        type: 'junior-suite',
        name: inWords(({ rooms }) => rooms['junior-suite']),
        usualPrice: 18400,
        allotment: 1,
      },
    ],
    boards: [
      {
        type: 'breakfast',
        name: inWords(({ boards }) => boards.breakfast.name),
        description: inWords(({ boards }) => boards.breakfast.description),
        price: 1000,
      },
      {
        type: 'half-board',
        name: inWords(({ boards }) => boards['half-board'].name),
        description: inWords(({ boards }) => boards['half-board'].description),
        price: 2500,
      },
    ],
    plans,
    periods: [
      { kind: 'season', starts: '12-23', ends: '01-06', percent: 140, nights: null },
      { kind: 'minimum-stay', starts: '12-30', ends: '01-01', percent: null, nights: 3 },
      { kind: 'offer', starts: '02-01', ends: '02-28', percent: 15, nights: null },
      { kind: 'closing', starts: '01-11', ends: '01-22', percent: null, nights: null },
    ],
  },
]
