import type { Trackers } from '#features/tracking/rules/trackers/tracker.ts'
import {
  type ConsentService,
  isOptional,
  type OptionalItem,
  optionalItems,
  servicesFor,
} from '#platform/browser/consent-services.ts'
import { cookiesFor, type Purpose, type StoredItem, storedItems } from '#platform/browser/stored.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type Duration, type KeptData, retention } from '#platform/rules/retention.ts'
import type { Config } from '#platform/server/config/config.ts'
import { i18nFor } from '#platform/server/i18n.ts'

type Needs = { config: Pick<Config, 'tracking'>; trackers: Trackers }

/** What is kept in a browser, as tables of a text: from the lists that the code itself keeps to. */
export function fillStoredTables(text: string, language: Language, needs: Needs): string {
  return text
    .replace('<!-- table: cookies -->', cookiesTable('necessary', language))
    .replace('<!-- table: own marketing -->', cookiesTable('marketing', language))
    .replace('<!-- table: storage -->', storageTable(language))
    .replace('<!-- rows: retention -->', retentionRows(language))
    .replace(/<!-- table: (analytics|styling|marketing) -->/g, (_, purpose: Purpose) =>
      servicesTable(purpose, language, needs),
    )
}

function cookiesTable(purpose: Purpose, language: Language): string {
  const { t } = i18nFor(language)
  const rows = cookiesFor(purpose).map((name) => [
    `\`${name}\``,
    t(`stored.cookies.${name}.what`),
    t(`stored.cookies.${name}.lasts`),
  ])
  return tableOf([t('stored.columns.name'), t('stored.columns.what'), t('stored.columns.lasts')], rows)
}

function storageTable(language: Language): string {
  const { t } = i18nFor(language)
  const rows = (Object.keys(storedItems) as StoredItem[]).map((name) => [
    `\`${name}\``,
    t(`stored.items.${name}.what`),
    t(`stored.where.${storedItems[name]}`),
    t(`stored.items.${name}.lasts`),
  ])
  const columns = (['name', 'what', 'where', 'lasts'] as const).map((column) => t(`stored.columns.${column}`))
  return tableOf(columns, rows)
}

/** What is kept of people, with the terms that the jobs delete by. */
function retentionRows(language: Language): string {
  const { t } = i18nFor(language)
  const rows = (Object.keys(retention) as KeptData[]).map((name) => {
    const terms = Object.entries<Duration>(retention[name].terms).map(([term, duration]) => [
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
