import { z } from 'zod'
import { bookingFields } from './booking-settings.ts'
import { errorReportingFields } from './error-reporting-settings.ts'
import { featureFields } from './feature-settings.ts'
import { sandboxFields } from './payment-settings.ts'
import { processFields } from './process-settings.ts'
import { mailFields, providerFields } from './provider-settings.ts'
import { shopFields } from './shop-settings.ts'
import { siteFields } from './site-settings.ts'
import { trackingFields } from './tracking-settings.ts'

/** Everything the outside may set, as it is checked. */
export const settingFields = z.object({
  ...processFields,
  ...sandboxFields,
  ...providerFields,
  ...mailFields,
  ...bookingFields,
  ...errorReportingFields,
  ...trackingFields,
  ...shopFields,
  ...siteFields,
  ...featureFields,
})

/** The same in the chapters of `docs/settings.md`. */
export const settingChapters = {
  'The process and its database': processFields,
  'Play money': sandboxFields,
  'Payment providers and suppliers': providerFields,
  'E-mail': mailFields,
  'The booking widget': bookingFields,
  'Error reports': errorReportingFields,
  Trackers: trackingFields,
  'What is sold': shopFields,
  'Who we are': siteFields,
  'Parts of the site': featureFields,
}
