import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { mayTrack } from '#features/tracking/rules/tracked-paths.ts'
import { consent } from '#features/tracking/ui/consent/consent.ts'
import { browserRouter } from '#platform/ui/connection/router.ts'

/**
 * Between pages where trackers may be and pages where none may, who has agreed to any gets a whole new page: scripts of
 * others do not come along, and a page's policy is that of where it began.
 */
export const newPageAtBorder: MiddlewareFunction = (_, next) => {
  const { state, location: to } = browserRouter().state.navigation
  const hasAgreed = (consent.current().choice?.accepted.length ?? 0) > 0
  if (state === 'loading' && hasAgreed && mayTrack(location) !== mayTrack(to))
    throw redirectDocument(to.pathname + to.search + to.hash)
  return next()
}
