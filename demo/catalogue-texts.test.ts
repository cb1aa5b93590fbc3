import { expect, test } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'

const catalogue = readDemoRows()
const { spas } = catalogue
const orderOf = new Map(catalogue.services.map(({ uuid, order }) => [uuid, order]))

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
const beginningOf = (text: string) => text.split(' ').slice(0, 4).join(' ').toLowerCase()
const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

/** The services of each spa in one language, in the order in which its page lists them. */
const listsIn = (language: Language) =>
  [
    ...Map.groupBy(
      catalogue.serviceTranslations.filter((row) => row.language === language),
      ({ spaUuid }) => spaUuid,
    ).values(),
  ].map((ofSpa) => ofSpa.toSorted((a, b) => (orderOf.get(a.serviceUuid) ?? 0) - (orderOf.get(b.serviceUuid) ?? 0)))

const spaTextsIn = (language: Language) =>
  spas.map(({ uuid }) => {
    const row = catalogue.spaTranslations.find((one) => one.spaUuid === uuid && one.language === language)
    return row?.longDescription ?? ''
  })

/** Everything that the demo says in one language. */
function textsIn(language: Language): string[] {
  return [
    ...spaTextsIn(language),
    ...catalogue.serviceTranslations
      .filter((row) => row.language === language)
      .flatMap((row) => [
        row.name,
        row.description,
        ...row.includes,
        row.legalNotice ?? '',
        row.politicalCondition ?? '',
        row.generalCondition ?? '',
      ]),
    ...catalogue.getawayTranslations
      .filter((row) => row.language === language)
      .flatMap(({ name, shortName, description }) => [name, shortName, description]),
    ...catalogue.hotels.map(({ description }) => description[language]),
    ...catalogue.hotelRooms.flatMap(({ name, details }) => [name[language], details[language]]),
    ...catalogue.boardTypes.flatMap(({ name, description }) => [name[language], description[language]]),
    ...catalogue.tagTranslations
      .filter((row) => row.language === language)
      .flatMap(({ title, description }) => [title, description ?? '']),
    ...catalogue.images.map(({ alt }) => alt[language]),
    ...catalogue.reviews.filter((row) => row.language === language).map(({ comment }) => comment),
  ]
}

test('no two services of a spa share a sentence', () => {
  const shared = languages.flatMap((language) =>
    listsIn(language).flatMap((list) => repeated(list.flatMap(({ description }) => sentencesOf(description)))),
  )
  expect(shared).toEqual([])
})

test('a service never begins like the one above it, nor a spa like the one before it', () => {
  const lists = languages.flatMap((language) => [
    spaTextsIn(language),
    ...listsIn(language).map((list) => list.map(({ description }) => description)),
  ])
  const alike = lists.flatMap((list) =>
    list.filter((text, at) => beginningOf(text) === beginningOf(list[at - 1] ?? '')),
  )
  expect(alike).toEqual([])
})

test('two services of a spa with one name and one duration tell their days first', () => {
  const minutesOf = new Map(catalogue.services.map(({ uuid, clientTimeDuration }) => [uuid, clientTimeDuration]))
  const twins = listsIn('es').flatMap((list) => {
    const shown = list.map(({ name, serviceUuid }) => `${name}, ${minutesOf.get(serviceUuid)}`)
    return list.filter((_, at) => repeated(shown).includes(shown[at] ?? ''))
  })
  const days = twins.map(({ description }) => sentencesOf(description)[0])
  expect(new Set(days)).toEqual(new Set(['Precio de los días de diario.', 'Precio del fin de semana.']))
})

test('no opening of a spa stands more than twice in the whole catalogue', () => {
  for (const language of languages) {
    const openings = spaTextsIn(language).map((text, at) =>
      (sentencesOf(text)[0] ?? '').replaceAll(spas[at]?.name ?? '', '…').replace('spa …', '…'),
    )
    const tooOften = openings.filter((opening) => openings.filter((other) => other === opening).length > 2)
    expect([...new Set(tooOften)], language).toEqual([])
  }
})

test('no two getaways or hotels share a sentence, and no two rooms of a hotel their details', () => {
  for (const language of languages) {
    const texts = [
      ...catalogue.getawayTranslations.filter((row) => row.language === language).map(({ description }) => description),
      ...catalogue.hotels.map(({ description }) => description[language]),
    ]
    expect(repeated(texts.flatMap(sentencesOf)), language).toEqual([])
    const rooms = catalogue.hotelRooms.flatMap(({ hotelUuid, name, details }) => [
      `${hotelUuid} ${name[language]}`,
      `${hotelUuid} ${details[language]}`,
    ])
    expect(repeated(rooms), language).toEqual([])
  }
})

test('a room tells its size first', () => {
  const details = catalogue.hotelRooms.flatMap(({ details }) => Object.values(details))
  expect(details.filter((text) => !/^\d\d m², \S/.test(text))).toEqual([])
})

test('hours are written as the pages write them: 10:00 in Spanish, 10h00 in Portuguese', () => {
  expect(textsIn('es').filter((text) => /\d ?h ?\d\d/.test(text))).toEqual([])
  expect(textsIn('pt').filter((text) => /\d:\d\d/.test(text))).toEqual([])
})

/** Words that only the other language has, that address the reader otherwise, or that are said overseas. */
const strangers: Record<Language, RegExp> = {
  es: /(?<![\p{L}-])(você|não|com|uma|água|massagem|usted|traiga|consulte|llegue|su médico|celular|the|with|after sun|free)(?!\p{L})/iu,
  pt: /(?<![\p{L}-])(el|los|las|una|con|agua|masaje|usted|você|traz|banheiro|celular|equipe|café da manhã|suíte|cabina|the|with|free)(?!\p{L})/iu,
}

/** Names of spas, towns and circuits keep their own language. */
const names = [
  ...spas.flatMap(({ name, hotelName }) => [name, hotelName ?? '']),
  ...catalogue.locationTranslations.map(({ name }) => name),
  'Siete Aguas',
  'Tres Lunas',
  'Fuego y Océano',
  'Savia de Drago',
  'Agua Honda',
  'Lava y Sal',
  'Galería de Agua',
  'Ruta de la Seda',
]
  .filter((name) => name !== '')
  .toSorted((a, b) => b.length - a.length)

test.each(languages)('nothing in %s is left in another language or speaks to the reader otherwise', (language) => {
  const withoutNames = (text: string) => names.reduce((left, name) => left.replaceAll(name, '…'), text)
  const astray = [...new Set(textsIn(language))].filter((text) => strangers[language].test(withoutNames(text)))
  expect(astray).toEqual([])
})
