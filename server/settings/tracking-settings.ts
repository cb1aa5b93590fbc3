import { z } from 'zod'
import { type OptionalService, optionalServices } from '#domain/consent/consent-services.ts'
import type { TrackingAnswer } from '#domain/tracking/tracking-answer.ts'
import { trackers } from '#providers/trackers/registry.ts'
import type { CspSources } from '#server/http/rendering/build-csp.ts'
import { https, setting } from './field-kinds.ts'

/** The setting that names our account with a tracker: TRACKER_WEB_ANALYTICS. */
export const settingOf = (service: OptionalService) => `TRACKER_${service.replaceAll('-', '_').toUpperCase()}`

export const trackingFields = {
  AD_SCRIPT_URL: setting(
    https.optional(),
    "an advertising company's script, asked for to notice what blocks advertising",
  ),
  ...Object.fromEntries(
    optionalServices.map((service) => {
      const form = trackers[service].account
      return [
        settingOf(service),
        setting(
          z
            .string()
            .trim()
            .regex(form, { error: `must be of the form ${form.source}` })
            .optional(),
          `our account with the service of that name, of the form \`${form.source.replaceAll('|', '\\|')}\`; without one nobody is offered it. Ignored with the sandbox, where a collector stands in for all ([how](trackers.md))`,
        ),
      ]
    }),
  ),
}

export type TrackingSettings = Pick<TrackingAnswer, 'trackers' | 'adScript'> & {
  /** Who else may act in a page where trackers may be loaded. */
  sources: CspSources
}

type Place = {
  /** Where the sandbox is. It stands in for all of them: nobody outside hears of what is only tried out. */
  sandboxUrl: string | null
  isDevelopment: boolean
  publicUrl: string
}

/** Spec 2.8: only outside local and development settings, and only who has an account set. */
export function trackingSettings(values: Record<string, unknown>, place: Place): TrackingSettings {
  if (place.sandboxUrl) return collected(place.sandboxUrl, place.publicUrl)
  if (place.isDevelopment) return { trackers: [], adScript: null, sources: {} }
  const offered = optionalServices.flatMap((service) => {
    const account = values[settingOf(service)]
    return typeof account === 'string' ? [{ service, account, ...trackers[service].script(account) }] : []
  })
  const adScript = typeof values.AD_SCRIPT_URL === 'string' ? values.AD_SCRIPT_URL : null
  const hosts = offered.map(({ service }) => trackers[service].hosts)
  return {
    trackers: offered,
    adScript,
    sources: {
      scripts: unique(hosts.flatMap(({ scripts }) => scripts)),
      connects: unique([
        ...hosts.flatMap(({ connects = [] }) => connects),
        ...(adScript ? [new URL(adScript).origin] : []),
      ]),
      images: unique(hosts.flatMap(({ images = [] }) => images)),
    },
  }
}

/** In the form of each, and nobody's. */
export const demoAccounts: Record<OptionalService, string> = {
  'web-analytics': 'G-DEMO1234',
  'privacy-analytics': 'calmaria.example',
  'marketing-automation': 'eu1/00000000-0000-4000-8000-000000000000',
  'session-recording': 'demo1234',
  'tag-manager': 'GTM-DEMO12',
  'social-ads': '100000000000',
  'affiliate-one': '10001',
  'affiliate-two': '10001/20002',
}

function collected(sandboxUrl: string, publicUrl: string): TrackingSettings {
  const { origin } = new URL(sandboxUrl)
  const elsewhere = origin === new URL(publicUrl).origin ? [] : [origin]
  const at = `${sandboxUrl}/sandbox/trackers`
  return {
    trackers: optionalServices.map((service) => ({
      service,
      account: demoAccounts[service],
      src: `${at}/${service}.js`,
    })),
    adScript: `${at}/ads.js`,
    sources: { scripts: elsewhere, connects: elsewhere, images: elsewhere },
  }
}

const unique = (items: readonly string[]) => [...new Set(items)]
