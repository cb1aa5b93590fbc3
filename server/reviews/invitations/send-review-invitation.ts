import { placeholderImage } from '#domain/catalogue/pictures/image.ts'
import type { VisitSource } from '#domain/reviews/invitation.ts'
import { photoView } from '#server/catalogue/cards.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { firstName } from '#server/emails/send/holder.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import type { Services } from '#server/services.ts'
import { visitLink } from '../visit-link.ts'
import { invitationKey } from './invitation-key.ts'
import { recentVisits } from './recent-visits.ts'
import { invitationRefusalUrl } from './stop-invitations.ts'

/** Unless it was reviewed, refused or disputed since it was asked for. A spa without a page has nowhere to show it. */
export async function sendReviewInvitation(services: Services, source: VisitSource): Promise<void> {
  const [visit] = await recentVisits(services, source)
  if (!visit || visit.isReviewed) return
  const snapshot = services.catalogue.current()
  const spa = snapshot.spas.get(visit.spa)
  if (!spa || !snapshot.landings.of('spa', spa.uuid)) return
  const { name, email, language, serviceName, reference } = visit
  const { file, alt } = photoView(spa.images[0] ?? placeholderImage, language)
  await sendOnce(services, invitationKey(visit), () => {
    const view = {
      name: firstName(name),
      service: serviceName,
      spa: spa.name,
      reviewUrl: visitLink(services, visit, language),
      unsubscribeUrl: invitationRefusalUrl(services, email, language),
      photo: { file, alt },
    }
    const head = emailHeader(services, language)
    return renderEmail('review-invitation', view, { about: reference, to: { name, email }, language, head })
  })
}
