import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction, replace } from 'react-router'
import { isPayingStep } from '#features/checkout/rules/purchase-paths.ts'
import { type Cause, connection } from '#platform/ui/connection/connection.ts'
import { isAway, NoAnswer } from '#platform/ui/connection/patient-fetch.ts'
import { browserRouter } from '#platform/ui/connection/router.ts'
import { sendAgainBy, takeSubmitted } from '#platform/ui/connection/submitted-form.ts'

type Results = Record<string, DataStrategyResult>

/**
 * A form without an answer leaves the page as it was, with what was typed, and a banner says so. Where one pays the page
 * is read again: it may be that the payment has begun.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') {
    const results = await next()
    if (!request.signal.aborted) connection.pageRead()
    return results
  }
  const sent = await request.clone().formData()
  const submitted = takeSubmitted(sent)
  const results = await next()
  const [found] = Object.entries(results).flatMap(([id, { result }]) => {
    const missed = missedIn(result)
    return missed ? [{ id, missed }] : []
  })
  if (!found) {
    connection.forgetForm()
    return results
  }
  const { pathname, search } = new URL(request.url)
  const isPaying = isPayingStep(pathname)
  const sendAgain = sendAgainBy(submitted, pathname + search, sent)
  connection.unanswered({ ...found.missed, isPaying, sendAgain })
  const mustRead = isNavigation(pathname) && (pathname !== location.pathname || (isPaying && found.missed.isSent))
  if (mustRead) return { [found.id]: { type: 'error', result: replace(location.pathname + location.search) } }
  return { [found.id]: { type: 'data', result: data(undefined, { status: 503 }) } }
}

function missedIn(result: unknown): { cause: Cause; isSent: boolean } | null {
  // An error of an action comes wrapped, like anything else that it may answer.
  const error = result instanceof Object && 'data' in result ? result.data : result
  if (error instanceof NoAnswer) return { cause: error.reason, isSent: error.isSent }
  return isRouteErrorResponse(result) && isAway(result) ? { cause: 'away', isSent: true } : null
}

/** Else it is a form that is answered in its place, such as the newsletter's at the foot of a page. */
function isNavigation(pathname: string): boolean {
  const { navigation } = browserRouter().state
  return navigation.state === 'submitting' && navigation.location.pathname === pathname
}
