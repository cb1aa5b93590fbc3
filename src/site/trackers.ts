import type { Trackers } from '#features/tracking/rules/trackers/tracker.ts'
import { affiliateOne } from '#providers/trackers/affiliate-one.ts'
import { affiliateTwo } from '#providers/trackers/affiliate-two.ts'
import { marketingAutomation } from '#providers/trackers/marketing-automation.ts'
import { privacyAnalytics } from '#providers/trackers/privacy-analytics.ts'
import { sessionRecording } from '#providers/trackers/session-recording.ts'
import { socialAds } from '#providers/trackers/social-ads.ts'
import { tagManager } from '#providers/trackers/tag-manager.ts'
import { webAnalytics } from '#providers/trackers/web-analytics.ts'

/** A tracker is its file and a line here. */
export const trackers: Trackers = {
  'web-analytics': webAnalytics,
  'privacy-analytics': privacyAnalytics,
  'marketing-automation': marketingAutomation,
  'session-recording': sessionRecording,
  'tag-manager': tagManager,
  'social-ads': socialAds,
  'affiliate-one': affiliateOne,
  'affiliate-two': affiliateTwo,
}
