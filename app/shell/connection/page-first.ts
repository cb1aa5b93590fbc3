import type { ClientInstrumentation } from 'react-router'
import { isPayingStep } from '#i18n/paths.ts'
import { connection } from './connection.ts'
import { bringPage, isPageMissing } from './page-files.ts'
import { read } from './patient-fetch.ts'
import { sendAgainBy, takeSubmitted } from './submitted-form.ts'

const never = new Promise<never>(() => {})
let latest = {}

/** A page is gone to when its script and words are here. Mostly they are, since links bring them when pointed at. */
export const pageFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to, formMethod, formData }) {
        const mine = {}
        latest = mine
        const { pathname } = new URL(typeof to === 'string' ? to : '', location.href)
        if (isPageMissing(pathname)) {
          const isForm = formData !== undefined && formMethod?.toLowerCase() === 'post'
          if (!isForm) await read(() => bringOrFail(pathname))
          else if (!(await bringPage(pathname))) {
            const sendAgain = sendAgainBy(takeSubmitted(formData), String(to), formData)
            connection.unanswered({ cause: 'offline', isSent: false, isPaying: isPayingStep(pathname), sendAgain })
            await never
          }
          // Another link has been clicked on meanwhile.
          if (latest !== mine) await never
        }
        await go()
      },
    }),
}

async function bringOrFail(pathname: string): Promise<Response> {
  if (await bringPage(pathname)) return new Response()
  throw new Error('not here yet')
}
