import { OpenAPIHono } from '@hono/zod-openapi'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Services } from '#server/services.ts'
import { noStore } from './caching.ts'
import { getawayCalls } from './calls/catalogue/getaways.ts'
import { serviceCalls } from './calls/catalogue/services.ts'
import { spaCalls } from './calls/catalogue/spas.ts'
import { listLocations } from './calls/list-locations.ts'
import { analyticsLog } from './calls/log-analytics-event.ts'
import { langAlternates, locationForPage } from './calls/page-calls.ts'
import { paymentChallenge, paymentDevice, paymentNotification } from './calls/payment-providers.ts'
import { applyCoupon, removeCoupon } from './calls/purchases/coupon.ts'
import { getPurchase } from './calls/purchases/get-purchase.ts'
import { abandonPayment, startPayment } from './calls/purchases/payment.ts'
import { describePurchaseCookie } from './calls/purchases/purchase-route.ts'
import { apiOf, kindsOf } from './calls/purchases/purchase-schema.ts'
import { saveBuyer } from './calls/purchases/save-buyer.ts'
import { startPurchase } from './calls/purchases/start-purchase.ts'
import { openApi } from './calls/read-openapi.ts'
import { suggestions } from './calls/suggest.ts'
import { addDocs } from './docs/add-docs.ts'
import { answerFailures } from './failures.ts'
import { countSent } from './guards.ts'
import { describeApi, type OpenApiDocument } from './openapi-document.ts'
import { describeProblems, refuse } from './problem.ts'
import { refuseWrongFields } from './wrong-fields.ts'

export type ApiHooks = { onAnalyticsEvent?: (name: string) => void }

/** Spec 7: the calls of the product, below /api. */
export function createApi(services: Services, { onAnalyticsEvent }: ApiHooks = {}): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseWrongFields })
  api.onError(answerFailures(services))
  api.use(noStore, refuseOtherMethods(api), countSent(services))

  // Made for its first reader: it takes longer than all the rest of a start.
  let known: OpenApiDocument | undefined
  const document = () => {
    known ??= describeApi(api, services.config)
    return known
  }

  describeProblems(api)
  describePurchaseCookie(api, services)
  api.openapiRoutes([
    langAlternates(services),
    locationForPage(services),
    listLocations(services),
    suggestions(services),
    ...spaCalls(services),
    ...serviceCalls(services),
    ...getawayCalls(services),
    startPurchase(services),
    getPurchase(services),
    saveBuyer(services),
    applyCoupon(services),
    removeCoupon(services),
    startPayment(services),
    abandonPayment(services),
    analyticsLog(services, onAnalyticsEvent),
    paymentNotification(services),
    paymentDevice(services),
    paymentChallenge(services),
    ...kindsOf(services).flatMap((kind) => apiOf(kind).calls?.(services) ?? []),
    openApi(document),
  ])
  addDocs(api, document)

  api.all('*', () => refuse(404))
  return api
}

/** Begins before the calls are added, so that it sees what none of them answered. */
function refuseOtherMethods(api: OpenAPIHono) {
  return methodNotAllowed({
    app: api,
    onMethodNotAllowed: (c, methods) => {
      const allow = methods.join(', ')
      const response = refuse(405, `${c.req.method} is not possible here. Use ${methods.join(' or ')}.`)
      response.headers.set('Allow', allow)
      return response
    },
  })
}
