import { defaultLanguage, type PerLanguage } from '#platform/i18n/languages.ts'
import { fold } from '#platform/rules/fold.ts'
import { type Party, parties, type Service } from './service.ts'

type Experience = Pick<
  Service,
  | 'spaUuid'
  | 'audience'
  | 'clientTimeDuration'
  | 'hasAvailabilityOn'
  | 'isPrivate'
  | 'meal'
  | 'serviceTags'
  | 'sessions'
> & { translations: Pick<PerLanguage<{ name: string }>, typeof defaultLanguage> }

/**
 * Spec 2.4: the same experience stands once per audience, each with its own price and address. What it is made of must
 * agree (treatments, time, days, sessions, meal, privacy) and so must its name, once the words for the audience are
 * taken away. It differs in the party, the ages or the residency, and in nothing else.
 */
export function areSiblings(one: Experience, other: Experience): boolean {
  return (
    one.spaUuid === other.spaUuid && experienceOf(one) === experienceOf(other) && audienceOf(one) !== audienceOf(other)
  )
}

/**
 * The audiences a visitor of the service may choose from, itself among them: adults by number, then residents and
 * non-residents, then families, then children. Where two others serve the same audience, the first of them stands for it.
 */
export function audienceChoices<S extends Experience>(service: S, ofSpa: readonly S[]): S[] {
  const choices = new Map([[audienceOf(service), service]])
  for (const other of ofSpa) {
    if (areSiblings(service, other) && !choices.has(audienceOf(other))) choices.set(audienceOf(other), other)
  }
  return [...choices.values()].toSorted(
    (a, b) => rankOf(a) - rankOf(b) || partyOf(a) - partyOf(b) || agesFrom(a) - agesFrom(b),
  )
}

/**
 * The same choices by who may come. Within a group only the number of people differs, which a visitor chooses as a
 * number: one person and two are one group, residents another. The service itself is the first of its own.
 */
export function audienceGroups<S extends Experience>(service: S, ofSpa: readonly S[]): S[][] {
  const groups = Map.groupBy(audienceChoices(service, ofSpa), companyOf)
  return [...groups.values()].map((group) => group.toSorted((a, b) => Number(b === service) - Number(a === service)))
}

/**
 * What is said of the experience, whoever it is for: 'circuito spa'. Numbers go too: those of minutes are compared as
 * such, the others count people, ages or pieces of a pack.
 */
export const experienceName = ({ translations }: Pick<Experience, 'translations'>) =>
  fold(translations[defaultLanguage].name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !audienceWords.has(word))
    .join(' ')

function experienceOf(service: Experience): string {
  const { clientTimeDuration, hasAvailabilityOn, isPrivate, meal, sessions, serviceTags, audience } = service
  const days = hasAvailabilityOn.toSorted()
  const facts = [clientTimeDuration, days, isPrivate, meal, sessions, serviceTags.toSorted(), audience.isForPregnancy]
  return JSON.stringify([...facts, experienceName(service)])
}

const audienceWords = new Set(
  (
    'persona personas adulto adultos adulta adultas nino ninos nina ninas joven jovenes bebe bebes anos infantil ' +
    'familia familiar pareja parejas individual residente residentes canarias canario canarios uno una dos ' +
    'a al con de del e el en entre hasta la las los no o para por y'
  ).split(' '),
)

const audienceOf = ({ audience: { party, ageBand, residency } }: Experience) =>
  JSON.stringify([party, ageBand?.from, ageBand?.to, residency])

/** Adults come in any number; a party with children is one of its own. */
const companyOf = ({ audience: { party, ageBand, residency } }: Experience) =>
  JSON.stringify([hasChildren(party) ? party : null, ageBand?.from, ageBand?.to, residency])

const hasChildren = (party: Party) => party.includes('child')

function rankOf({ audience: { party, ageBand, residency } }: Experience): number {
  if (ageBand) return 4
  if (hasChildren(party)) return 3
  return residency === 'non-resident' ? 2 : residency === 'resident' ? 1 : 0
}

const partyOf = ({ audience }: Experience) => parties.indexOf(audience.party)
const agesFrom = ({ audience }: Experience) => audience.ageBand?.from ?? 0
