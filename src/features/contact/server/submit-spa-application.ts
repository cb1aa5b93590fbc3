import { type ApplicationDraft, toSpaApplication } from '#features/contact/rules/contact-forms.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { makeTicket } from '#platform/rules/reference.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { type FormProof, isLetIn } from './guard-flood.ts'
import { spaApplications } from './schema.ts'
import { mayBeWrittenTo } from './submit-contact-message.ts'

type Input = { draft: ApplicationDraft; language: Language; proof: FormProof }

/** Puts a spa on the operator's list. */
export async function submitSpaApplication(
  services: Services,
  { draft, language, proof }: Input,
): Promise<Result<{ ticket: string }, 'proof'>> {
  if (!(await isLetIn(services, proof))) return fail('proof')
  const application = toSpaApplication(draft)
  const ticket = makeTicket(services.draw)
  const acknowledges = await mayBeWrittenTo(services, application.email)
  await services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(spaApplications)
      .values({ ...application, ticket, language, createdAt: services.clock.now() })
      .returning({ uuid: spaApplications.uuid })
    if (row) await services.queue.add(tx, 'send-spa-application', { application: row.uuid, acknowledges })
  })
  return ok({ ticket })
}
