import { trackingSettings } from '#features/tracking/server/tracking-settings.ts'
import { processSettings } from '#platform/server/config/process-settings.ts'
import { mailSettings } from '#platform/server/emails/mail-settings.ts'
import { settings } from '#site/lists/settings.ts'
import { trackers } from '#site/trackers.ts'
import { routeSettings, siteSettings } from './site-settings.ts'

/** Everything the outside may set, in the order of `docs/settings.md`. */
export const allSettings = [
  processSettings,
  ...settings,
  trackingSettings(trackers),
  mailSettings,
  routeSettings,
  siteSettings,
] as const
