import type { OptionalService } from '#domain/consent/consent-services.ts'
import type { Tracker } from '#domain/tracking/tracker.ts'
import { affiliateOne } from './affiliate-one.ts'
import { affiliateTwo } from './affiliate-two.ts'
import { marketingAutomation } from './marketing-automation.ts'
import { privacyAnalytics } from './privacy-analytics.ts'
import { sessionRecording } from './session-recording.ts'
import { socialAds } from './social-ads.ts'
import { tagManager } from './tag-manager.ts'
import { webAnalytics } from './web-analytics.ts'

/** A tracker is its file and a line here. */
export const trackers: Readonly<Record<OptionalService, Tracker>> = {
  'web-analytics': webAnalytics,
  'privacy-analytics': privacyAnalytics,
  'marketing-automation': marketingAutomation,
  'session-recording': sessionRecording,
  'tag-manager': tagManager,
  'social-ads': socialAds,
  'affiliate-one': affiliateOne,
  'affiliate-two': affiliateTwo,
}
