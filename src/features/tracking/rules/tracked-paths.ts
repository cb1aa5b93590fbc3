import { isLastStep } from '#features/checkout/rules/purchase-paths.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import { isPersonalPath } from '#platform/pages/personal-paths.ts'

/**
 * Whether trackers may be loaded here, once somebody has agreed: on pages that are the same for everyone, and where a
 * purchase has ended. Nowhere that one types, pays, or comes to by a link of one's own: scripts of others would read
 * its key.
 */
export const mayTrack = ({ pathname, search }: Address) =>
  (!isPersonalPath(pathname) || isEndOfPurchase(pathname)) && !new URLSearchParams(search).has('key')

type Address = Pick<URL, 'pathname' | 'search'>

const isEndOfPurchase = (path: string) => isLastStep(path) || staticPageAt(path)?.page === 'bookingConfirmation'
