import { offersPath, pathOf } from '#i18n/paths.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import type { Services } from '#server/services.ts'
import { findSubscription } from './confirm-subscription.ts'
import { confirmationUrl, unsubscribeUrl } from './newsletter-links.ts'
import { welcomeCodeOf } from './welcome-code.ts'

/** Asks for the confirmation, or welcomes who has confirmed. What was confirmed or ended meanwhile is not asked again. */
export async function sendNewsletterMail(
  services: Services,
  { subscription: uuid, mail, wish: about }: Payloads['send-newsletter-mail'],
): Promise<void> {
  const row = await findSubscription(services.db, uuid)
  const isWanted = row && !row.unsubscribedAt && (row.confirmedAt === null) === (mail === 'confirmation')
  if (!isWanted) return
  const { email, language, source } = row
  const head = emailHeader(services, language)
  const envelope = { about, to: { email }, language, head }
  await sendOnce(services, `newsletter-${mail}.${about}`, async () => {
    if (mail === 'confirmation') {
      const view = { confirmUrl: confirmationUrl(services, uuid, language), isFromForm: source === 'form' }
      return renderEmail('newsletter-confirmation', view, envelope)
    }
    const code = await welcomeCodeOf(services.db, email)
    const { publicUrl } = services.config
    const urls = {
      shopUrl: publicUrl + pathOf('home', language),
      offersUrl: publicUrl + offersPath(language),
      unsubscribeUrl: unsubscribeUrl(services, uuid, language),
    }
    return renderEmail('newsletter-welcome', { code, email, ...urls }, envelope)
  })
}
