import type { Trackers } from '#features/tracking/rules/trackers/tracker.ts'
import {
  type ConsentService,
  isOptional,
  type OptionalItem,
  optionalItems,
  servicesFor,
} from '#platform/browser/consent-services.ts'
import type { Purpose, StoredCookie, StoredItem } from '#platform/browser/stored.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Duration, KeptData } from '#platform/rules/personal-data.ts'
import type { Config } from '#platform/server/config/config.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'

type Needs = { config: Pick<Config, 'tracking'>; trackers: Trackers } & Pick<Services, 'personalData'>

/** What is kept in a browser, as tables of a text: from the lists that the code itself keeps to. */
export function fillStoredTables(text: string, language: Language, needs: Needs): string {
  return text
    .replace('<!-- table: cookies -->', cookiesTable('necessary', language, needs))
    .replace('<!-- table: own marketing -->', cookiesTable('marketing', language, needs))
    .replace('<!-- table: storage -->', storageTable(language, needs))
    .replace('<!-- rows: retention -->', retentionRows(language, needs))
    .replace(/<!-- table: (analytics|styling|marketing) -->/g, (_, purpose: Purpose) =>
      servicesTable(purpose, language, needs),
    )
}

/** In the order of their sentences: some of them speak of the row above. */
function inOrder<Name extends string>(
  language: Language,
  what: string,
  stored: Readonly<Record<Name, unknown>>,
): Name[] {
  return i18nFor(language)
    .namesBelow(`stored.${what}`)
    .filter((name): name is Name => Object.hasOwn(stored, name))
}

function cookiesTable(purpose: Purpose, language: Language, { personalData: { cookies } }: Needs): string {
  const { t } = i18nFor(language)
  const names: StoredCookie[] = inOrder(language, 'cookies', cookies).filter((name) => cookies[name] === purpose)
  const rows = names.map((name) => [`\`${name}\``, t(`stored.cookies.${name}.what`), t(`stored.cookies.${name}.lasts`)])
  return tableOf([t('stored.columns.name'), t('stored.columns.what'), t('stored.columns.lasts')], rows)
}

function storageTable(language: Language, { personalData: { items } }: Needs): string {
  const { t } = i18nFor(language)
  const rows = inOrder<StoredItem>(language, 'items', items).map((name) => [
    `\`${name}\``,
    t(`stored.items.${name}.what`),
    t(`stored.where.${items[name]}`),
    t(`stored.items.${name}.lasts`),
  ])
  const columns = (['name', 'what', 'where', 'lasts'] as const).map((column) => t(`stored.columns.${column}`))
  return tableOf(columns, rows)
}

/** What is kept of people, with the terms that the jobs delete by. */
function retentionRows(language: Language, { personalData: { kept } }: Needs): string {
  const { t } = i18nFor(language)
  const rows = inOrder<keyof KeptData>(language, 'retention', kept).map((name) => {
    const terms = Object.entries<Duration>(kept[name].terms).map(([term, duration]) => [
      term,
      inWords(duration, language),
    ])
    return [t(`stored.retention.${name}.what`), t(`stored.retention.${name}.lasts`, Object.fromEntries(terms))]
  })
  return rowsOf(rows)
}

function inWords(duration: Duration, language: Language): string {
  const { t } = i18nFor(language)
  if ('days' in duration) return t('stored.days', { count: duration.days })
  return 'months' in duration
    ? t('stored.months', { count: duration.months })
    : t('stored.years', { count: duration.years })
}

/** Whose they are and what they keep, or that nobody is asked at present. */
function servicesTable(purpose: Purpose, language: Language, { config, trackers }: Needs): string {
  const { t } = i18nFor(language)
  const inUse = new Set<ConsentService>(config.tracking.trackers.map(({ service }) => service))
  const rows = servicesFor(purpose)
    .filter(isOptional)
    .map((service) => {
      const kept = trackers[service].stores.map(({ name, days }) => `\`${name}\` (${lasts(days, language)})`)
      const own = (Object.keys(optionalItems) as OptionalItem[])
        .filter((name) => optionalItems[name].service === service)
        .map((name) => `\`${name}\` (${t(`stored.optional.${name}`)})`)
      return [
        t(`consent.names.${service}.name`),
        inUse.has(service) ? trackers[service].company : t('stored.notInUse'),
        t(`stored.services.${service}`),
        [...kept, ...own].join(', ') || t('stored.nothing'),
      ]
    })
  return tableOf(
    [t('stored.columns.service'), t('stored.columns.whose'), t('stored.columns.what'), t('stored.columns.keeps')],
    rows,
  )
}

/** In the largest whole unit: 395 days are 13 months. */
function lasts(days: number, language: Language): string {
  const { t } = i18nFor(language)
  if (days < 60) return t('stored.days', { count: days })
  return t('stored.months', { count: Math.round((days * 12) / 365) })
}

const tableOf = (columns: string[], rows: string[][]) => rowsOf([columns, columns.map(() => '---'), ...rows])

const rowsOf = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
