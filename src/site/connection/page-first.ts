import type { ClientInstrumentation } from 'react-router'
import { isPayingStep } from '#features/checkout/rules/purchase-paths.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { connection } from '#platform/ui/connection/connection.ts'
import { openDocument } from '#platform/ui/connection/open-document.ts'
import { bringPage, isPageMissing, reachSite } from '#platform/ui/connection/page-files.ts'
import { isAway, read, tryOnce } from '#platform/ui/connection/patient-fetch.ts'
import { sendAgainBy, takeSubmitted } from '#platform/ui/connection/submitted-form.ts'

const never = new Promise<never>(() => {})
let latest = {}

/**
 * A page is gone to when its script and words are here. Mostly they are, since links bring them when pointed at. Where
 * a release has taken them away it is opened as a new document; so is whatever follows on a step where one pays, whose
 * document lets the card form's provider in, and a page in another language, whose routes and words are not here.
 */
export const pageFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to, formMethod, formData }) {
        const mine = {}
        latest = mine
        const target = new URL(typeof to === 'string' ? to : '', location.href)
        const { pathname } = target
        const posted = formMethod?.toLowerCase() === 'post' ? formData : undefined
        const isPaying = isPayingStep(pathname)
        const isForeign = languageOf(pathname) !== languageOf(location.pathname)
        const isLeaving = isForeign || (!posted && !isPaying && isPayingStep(location.pathname))
        if (isLeaving || isPageMissing(pathname)) {
          const ask = isLeaving ? reachSite : () => bringPage(pathname)
          const answer = await (posted ? tryOnce(ask) : read(ask))
          const isHere = answer instanceof Response
          if (posted && (!isHere || isAway(answer))) {
            const sendAgain = sendAgainBy(takeSubmitted(posted), String(to), posted)
            connection.unanswered({ cause: isHere ? 'away' : answer.cause, isSent: false, isPaying, sendAgain })
            await never
          }
          // Another link has been clicked on meanwhile.
          if (latest !== mine) await never
          if (isLeaving || !(isHere && answer.ok)) {
            openDocument(target, { posted, asked: formData })
            await never
          }
        }
        await go()
      },
    }),
}
