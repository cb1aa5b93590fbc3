import type { ResourceNeed } from '#features/catalogue/rules/services/resources.ts'
import { hasWater, type PlannedService } from '../services/plan-services.ts'
import { bookingResources, type ResourceKey } from '../tables/booking-resources.ts'
import type { Equipment } from './equipment.ts'

/** `seats`: how many people one place holds, where a party shares it. */
export type PlannedNeed = Omit<ResourceNeed, 'resourceUuid'> & { resource: ResourceKey; seats?: number }

/** What a service takes of its spa, and when: derived from what it is. */
export function needsOf(service: PlannedService, equipment: Equipment): PlannedNeed[] {
  const { preparation, cleanUp } = equipment
  return partsOf(service, equipment).map((need) =>
    bookingResources[need.resource].kind === 'cabin' ? { ...need, preparation, cleanUp } : need,
  )
}

function partsOf(service: PlannedService, equipment: Equipment): PlannedNeed[] {
  const { recipe, minutes } = service
  const water = recipe.waterMinutes ?? 0
  const whole = { after: 0, minutes: minutes + water }
  const inTurn = (first: number) => [
    { after: 0, minutes: first },
    { after: first, minutes: whole.minutes - first },
  ]
  const own = ofRecipe[recipe.key]
  if (own) return own({ service, equipment, whole, inTurn })
  // Water first, hands after.
  if (water > 0) return waterThenHands({ service, equipment, whole, inTurn }, water)
  const isTreatment = recipe.tags.some((tag) => tag === 'massage' || tag === 'facial' || tag === 'body')
  return hasWater(recipe) && !isTreatment ? [inCircuit(whole)] : inCabin(service, equipment, whole)
}

type Time = { after: number; minutes: number }
type Facts = { service: PlannedService; equipment: Equipment; whole: Time; inTurn: (first: number) => Time[] }

/** Experiences whose parts their texts tell otherwise than the rest. */
const ofRecipe: Record<string, (facts: Facts) => PlannedNeed[]> = {
  'circuit-and-facial': (facts) => waterThenHands(facts, 90),
  'alpine-ritual': (facts) => waterThenHands(facts, 20),
  'ski-and-massage': (facts) => handsThenWater(facts, facts.service.minutes),
  'sea-ritual': (facts) => handsThenWater(facts, 60),
  'four-hands-massage': ({ service, equipment, whole }) => inCabin(service, equipment, whole, 2),
  // The bath stands in the cabin: hands come half an hour later.
  'couples-ritual': ({ whole }) => [cabin('double-cabin', 'party', whole), therapist('person', later(whole, 30))],
  // One after the other.
  'parent-and-child-ritual': ({ whole }) => [
    cabin('double-cabin', 'party', whole),
    therapist('party', { after: 30, minutes: 40 }),
  ],
  'private-spa': ({ service, equipment, whole }) => [inPrivateSpa(service, equipment, whole)],
  'private-spa-and-cava': ({ service, equipment, inTurn }) => {
    const [water, hands] = inTurn(60) as [Time, Time]
    return [inPrivateSpa(service, equipment, water), ...inCabin(service, equipment, hands)]
  },
  'private-bath': ({ service, whole }) => [
    cabin('bath', service.variant.capacity.minimum === 1 ? 'person' : 'party', whole),
  ],
  flotation: ({ whole }) => [{ ...inCircuit(whole), resource: 'flotation-pool' }],
  // Their guests go into the circuit when they like, so that no hour of it is theirs.
  'day-pass': ({ whole }) => [byThePool(whole)],
  'day-pass-and-lunch': ({ whole }) => [byThePool(whole)],
  'day-pass-cabana': ({ whole }) => [byThePool(whole), cabin('balinese-bed', 'party', whole)],
}

function waterThenHands({ service, equipment, inTurn }: Facts, water: number): PlannedNeed[] {
  const [first, second] = inTurn(water) as [Time, Time]
  return [inCircuit(first), ...inCabin(service, equipment, second)]
}

function handsThenWater({ service, equipment, inTurn }: Facts, hands: number): PlannedNeed[] {
  const [first, second] = inTurn(hands) as [Time, Time]
  return [...inCabin(service, equipment, first), inCircuit(second)]
}

/** Two who come together lie in one cabin; others each in their own. */
function inCabin(service: PlannedService, equipment: Equipment, time: Time, hands = 1): PlannedNeed[] {
  const { minimum, maximum } = service.variant.capacity
  const areTwo = maximum === 2 && minimum === 2
  const isTogether = areTwo || minimum > equipment.places['single-cabin']
  return [
    isTogether ? cabin('double-cabin', 'party', time) : cabin('single-cabin', 'person', time),
    { ...therapist('person', time), units: hands },
  ]
}

const inCircuit = (time: Time): PlannedNeed => ({ resource: 'circuit', units: 1, per: 'person', ...during(time) })

const byThePool = (time: Time): PlannedNeed => ({ ...inCircuit(time), resource: 'hotel-pools' })

/** A hotel's spa has a room for it; others close their circuit for whoever books it. */
function inPrivateSpa({ spa }: PlannedService, equipment: Equipment, time: Time): PlannedNeed {
  if (spa.seed.hotel) return { ...cabin('private-spa', 'party', time), seats: 4 }
  const units = equipment.places.circuit
  return { resource: 'circuit', units, per: 'party', seats: units, ...during(time) }
}

const therapist = (per: 'person' | 'party', time: Time): PlannedNeed => ({
  resource: 'therapist',
  units: 1,
  per,
  ...during(time),
})

const cabin = (resource: ResourceKey, per: 'person' | 'party', time: Time): PlannedNeed => ({
  resource,
  units: 1,
  per,
  seats: 2,
  ...during(time),
})

const during = ({ after, minutes }: Time) => ({ startsAfter: after, minutes, preparation: 0, cleanUp: 0 })

const later = ({ after, minutes }: Time, by: number): Time => ({ after: after + by, minutes: minutes - by })
