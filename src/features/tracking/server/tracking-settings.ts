import { z } from 'zod'
import type { Trackers, TrackingAnswer } from '#features/tracking/rules/trackers/tracker.ts'
import { type OptionalService, optionalServices } from '#platform/browser/consent-services.ts'
import { trimEndOf } from '#platform/rules/trim-end.ts'
import { defineSettings, https, setting } from '#platform/server/config/define-settings.ts'
import type { CspSources } from '#platform/server/http/rendering/build-csp.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    tracking: TrackingSettings
  }
}

declare module '#platform/server/services.ts' {
  interface Services {
    trackers: Trackers
  }
}

/** Spec 2.8: only outside local and development settings, and only who has an account set. */
export const trackingSettings = (trackers: Trackers) =>
  defineSettings({
    chapter: 'Trackers',
    fields: {
      AD_SCRIPT_URL: setting(
        https.optional(),
        "an advertising company's script, asked for to notice what blocks advertising",
      ),
      ...Object.fromEntries(
        optionalServices.map((service) => [settingOf(service), accountSetting(trackers[service].account)]),
      ),
    },
    after: ['sandbox', 'isDevelopment', 'publicUrl'],
    // The sandbox stands in for all of them: nobody outside hears of what is only tried out.
    config: (values, { sandbox, isDevelopment, publicUrl }) => {
      if (sandbox) return { tracking: collected(trimEndOf(sandbox.url ?? publicUrl, /\//), publicUrl) }
      return { tracking: isDevelopment ? { trackers: [], adScript: null, sources: {} } : offered(trackers, values) }
    },
  })

/** The setting that names our account with a tracker: TRACKER_WEB_ANALYTICS. */
export const settingOf = (service: OptionalService) => `TRACKER_${service.replaceAll('-', '_').toUpperCase()}`

export type TrackingSettings = Pick<TrackingAnswer, 'trackers' | 'adScript'> & {
  /** Who else may act in a page where trackers may be loaded. */
  sources: CspSources
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

const accountSetting = (form: RegExp) =>
  setting(
    z
      .string()
      .trim()
      .regex(form, { error: `must be of the form ${form.source}` })
      .optional(),
    `our account with the service of that name, of the form \`${form.source.replaceAll('|', '\\|')}\`; without one nobody is offered it. Ignored with the sandbox, where a collector stands in for all ([how](trackers.md))`,
  )

function offered(trackers: Trackers, values: Record<string, unknown>): TrackingSettings {
  const services = optionalServices.flatMap((service) => {
    const account = values[settingOf(service)]
    return typeof account === 'string' ? [{ service, account, ...trackers[service].script(account) }] : []
  })
  const adScript = typeof values.AD_SCRIPT_URL === 'string' ? values.AD_SCRIPT_URL : null
  const hosts = services.map(({ service }) => trackers[service].hosts)
  return {
    trackers: services,
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
