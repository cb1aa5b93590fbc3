import type { Resource, ResourceNeed } from '#features/catalogue/rules/services/resources.ts'
import type { BookedService } from '#features/search/rules/hours/hours-of-day.ts'

const hours = { opens: '10:00', closes: '20:00' }

export const cabin: Resource = { uuid: 'cabin', spaUuid: 'spa', kind: 'cabin', places: 2 }
export const circuit: Resource = { uuid: 'circuit', spaUuid: 'spa', kind: 'circuit', places: 6 }

export const inCabin: ResourceNeed = {
  resourceUuid: 'cabin',
  units: 1,
  per: 'party',
  startsAfter: 0,
  minutes: 60,
  preparation: 0,
  cleanUp: 0,
}

export const inCircuit: ResourceNeed = { ...inCabin, resourceUuid: 'circuit', per: 'person' }

type Changes = {
  spa?: Partial<BookedService['spa']>
  rules?: Partial<BookedService['bookable']['rules']>
  needs?: ResourceNeed[]
  service?: Partial<BookedService['service']>
}

/** For tests: an hour in one of two cabins, every day from 10:00 to 20:00 in Madrid. */
export const aBookedService = ({ spa, rules, needs = [inCabin], service }: Changes = {}): BookedService => ({
  spa: {
    status: 'online',
    reopensOn: null,
    schedule: {
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: hours,
      sunday: hours,
      holiday: hours,
    },
    exceptions: [],
    timeZone: 'Europe/Madrid',
    isHoliday: () => false,
    ...spa,
  },
  service: { hasAvailabilityOn: [1, 2, 3, 4, 5, 6, 7], clientTimeDuration: 60, ...service },
  bookable: {
    rules: { notice: 0, horizon: 90, grid: 60, startsFrom: null, startsUntil: null, freeHours: 24, ...rules },
    needs,
  },
  resources: new Map([cabin, circuit].map((resource) => [resource.uuid, resource])),
})
