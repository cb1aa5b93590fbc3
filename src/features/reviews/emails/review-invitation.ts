import { z } from 'zod'
import { photoView } from '#features/catalogue/server/cards.ts'
import { visitLink } from '#features/catalogue/server/reviews/visit-link.ts'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { placeholderImage } from '#platform/pictures/image.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock, noteBlock } from '#platform/server/emails/render/text-blocks.ts'
import { recentVisits } from '../server/invitations/recent-visits.ts'
import { invitationRefusalUrl } from '../server/invitations/stop-invitations.ts'

const payload = z.union([z.object({ voucher: z.uuid() }), z.object({ booking: z.uuid() })])

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-review-invitation': z.infer<typeof payload>
  }
}

/** Unless the visit was reviewed, refused or disputed since. A spa without a page has nowhere to show it. */
export const reviewInvitation = defineEmail({
  name: 'review-invitation',
  payload,
  load: async (services, source) => {
    const [visit] = await recentVisits(services, source)
    if (!visit || visit.isReviewed) return []
    const snapshot = services.catalogue.current()
    const spa = snapshot.spas.get(visit.spa)
    const reviewUrl = visitLink(services, visit, visit.language)
    if (!spa || !reviewUrl || !snapshot.landings.of('spa', spa.uuid)) return []
    const { name, email, language, serviceName, reference } = visit
    const { file, alt } = photoView(spa.images[0] ?? placeholderImage, language)
    const view = {
      name: firstName(name),
      service: serviceName,
      spa: spa.name,
      reviewUrl,
      unsubscribeUrl: invitationRefusalUrl(services, email, language),
      photo: { file, alt },
    }
    return [{ about: reference, to: { name, email }, language, view }]
  },
  content: (view, { t, head }) => {
    const { name, service, spa, photo } = view
    const words = 'mailReviews.invitation'
    return {
      subject: t(`${words}.subject`, { spa }),
      preheader: t(`${words}.preheader`),
      ...(photo && { photo }),
      title: t(`${words}.title`, { name }),
      blocks: [
        leadBlock(t(`${words}.lead`, { service, spa })),
        { kind: 'button', words: t(`${words}.button`), href: view.reviewUrl },
        noteBlock(t(`${words}.note`)),
      ],
      why: t(`${words}.why`, { brand: head.brand }),
      unsubscribe: { words: t(`${words}.unsubscribe`), href: view.unsubscribeUrl },
    }
  },
})

/** A visit is asked about once. */
export const invitationKey = ({ reference }: { reference: string }) => `review-invitation.${reference}`
