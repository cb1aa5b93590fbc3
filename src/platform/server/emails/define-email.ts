import type { z } from 'zod'
import type { Attachment, Email, MailAddress } from '#platform/emails/mail-transport.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { defineJob, type EmailJobTraits, type Job } from '#platform/server/jobs/define-job.ts'
import type { JobPayloads, QueuedJobName } from '#platform/server/jobs/payloads.ts'
import type { Services } from '#platform/server/services.ts'
import type { EmailContent, EmailContext, EmailHeader } from './render/email-content.ts'
import { renderEmail } from './render/render-email.ts'
import { type EmailHooks, type PreparedEmail, sendOnce, sendToEach } from './send-once.ts'

/** What an e-mail says: blocks, from which HTML and text are set. */
export type Content<View> = (view: View, context: EmailContext) => EmailContent

/** An e-mail to one reader. */
export type EmailCopy<View> = {
  /** What it is about and to whom, such as a uuid: after the e-mail's name it makes its id, which is sent once. */
  about: string
  to: MailAddress
  /** Where an answer goes, if not to our own help. */
  replyTo?: MailAddress
  language: Language
  view: View
  /** Made only if the e-mail has not left yet. */
  attach?: () => Promise<readonly Attachment[]>
} & EmailHooks

/** An e-mail that others send: a kind of goods, or the job of another e-mail. */
type EmailTemplate<Name extends string, View> = {
  name: Name
  content: Content<View>
  write: (services: Pick<Services, 'config'>, copy: EmailCopy<View>) => Promise<Email>
  prepare: (services: Pick<Services, 'config'>, copy: EmailCopy<View>) => PreparedEmail
}

export type AnyTemplate = EmailTemplate<string, never> & { job?: Job }

export type ViewOf<Template extends AnyTemplate> = Parameters<Template['content']>[0]

export function defineTemplate<const Name extends string, View>(
  name: Name,
  content: Content<View>,
): EmailTemplate<Name, View> {
  const write = async ({ config }: Pick<Services, 'config'>, copy: EmailCopy<View>) => {
    const { about, language, view, attach, to, replyTo } = copy
    const head = emailHeader(config, language)
    const attachments = (await attach?.()) ?? []
    const envelope = { id: `${name}.${about}`, to, replyTo, language, head, attachments }
    return renderEmail(content(view, { t: i18nFor(language).t, language, head }), envelope)
  }
  const prepare = (services: Pick<Services, 'config'>, copy: EmailCopy<View>): PreparedEmail => ({
    key: `${name}.${copy.about}`,
    write: () => write(services, copy),
    afterSent: copy.afterSent,
    onRefused: copy.onRefused,
  })
  return { name, content, write, prepare }
}

type EmailJob<Name extends QueuedJobName, Loaded> = EmailJobTraits & {
  name: Name
  payload: z.ZodType<JobPayloads[Name]>
  /** None if it is no longer so: an e-mail may leave long after it was queued. */
  load: (services: Services, payload: JobPayloads[Name]) => Promise<Loaded | { lookAgainAt: Date }>
}

/** A job that sends e-mails of other definitions. A reader whose address refuses keeps no other from theirs. */
export function defineEmailJob<const Name extends QueuedJobName>({
  name,
  payload,
  load,
  ...email
}: EmailJob<Name, readonly PreparedEmail[]>): Job {
  async function run(services: Services, given: JobPayloads[Name]) {
    const loaded = await load(services, given)
    if ('lookAgainAt' in loaded) {
      const notBefore = loaded.lookAgainAt
      return services.db.transaction((tx) => services.queue.add(tx, name, given, { notBefore }))
    }
    await sendToEach(loaded, (prepared) => sendOnce(services, prepared))
  }
  return defineJob({ name, payload, email, run })
}

type EmailName = { [Name in QueuedJobName]: Name extends `send-${infer Email}` ? Email : never }[QueuedJobName]

/**
 * An e-mail, whole: `load` says to whom it goes and what is true now, `content` what it says. Its job is `send-` and its
 * name. Some of what is loaded may be e-mails of other definitions.
 */
export function defineEmail<const Name extends EmailName, View>({
  name,
  content,
  load,
  ...rest
}: Omit<EmailJob<`send-${Name}`, readonly (EmailCopy<View> | PreparedEmail)[]>, 'name'> & {
  name: Name
  content: Content<View>
}): EmailTemplate<Name, View> & { job: Job } {
  const template = defineTemplate(name, content)
  const job = defineEmailJob({
    ...rest,
    name: `send-${name}`,
    load: async (services, payload) => {
      const loaded = await load(services, payload)
      if ('lookAgainAt' in loaded) return loaded
      return loaded.map((one) => ('write' in one ? one : template.prepare(services, one)))
    },
  })
  return { ...template, job }
}

/** Our own help, which reads a language. */
export const helpAddress = ({ site }: Services['config'], language: Language): MailAddress => ({
  name: site.brand,
  email: site.supportEmail[language],
})

function emailHeader({ site, publicUrl, mail }: Services['config'], language: Language): EmailHeader {
  return {
    brand: site.brand,
    publicUrl,
    from: { name: site.brand, email: mail.from },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
