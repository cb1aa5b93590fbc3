import {
  box,
  choice,
  custom,
  type DraftOf,
  defineForm,
  email,
  line,
  type ProblemOf,
  text,
} from '#platform/forms/define-form.ts'
import { plainLine } from '#platform/rules/plain-text.ts'

/** What people write about, in the order of the form. */
export const contactTopics = [
  'voucher',
  'purchase',
  'getaway',
  'booking',
  'gift',
  'refund',
  'company',
  'privacy',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

const longestLine = 120
const wrong = { wrong: 'missing', long: 'tooLong' } as const
const long = { long: 'tooLong' } as const
const name = line({ most: longestLine, ...wrong, autoComplete: 'name' })

export const contactForm = defineForm({
  topic: choice(contactTopics, 'topicWrong'),
  name,
  email: email('emailWrong'),
  phone: phone(),
  reference: line({ most: 40, ...long, autoComplete: 'off' }),
  message: text({ most: 4000, ...wrong }),
  privacy: box('privacyWrong'),
})
export type ContactDraft = DraftOf<typeof contactForm>

export type ContactMessage = Omit<ContactDraft, 'privacy'> & { topic: ContactTopic }

/** Of a spa that would like to be sold here. */
export const applicationForm = defineForm({
  venue: line({ most: longestLine, ...wrong, autoComplete: 'organization' }),
  place: line({ most: longestLine, ...wrong, autoComplete: 'off' }),
  web: custom({
    most: longestLine,
    check: webProblem,
    isOptional: true,
    inputMode: 'url',
    autoComplete: 'url',
    maxLength: longestLine,
  }),
  services: text({ most: 500, ...wrong }),
  name,
  email: email('emailWrong'),
  phone: phone('missing'),
  message: text({ most: 4000, ...long }),
  privacy: box('privacyWrong'),
})
export type ApplicationDraft = DraftOf<typeof applicationForm>

/** A spa that would like to be sold here, and whom to speak to. */
export type SpaApplication = Omit<ApplicationDraft, 'privacy'>

/** What may be wrong with a field of a form that is written to us. Each has a sentence in every language. */
export type ContactProblem = ProblemOf<typeof contactForm> | ProblemOf<typeof applicationForm>

/** Of a draft without problems. Names stand on one line, so that nothing typed can begin a header of an e-mail. */
export function toContactMessage(draft: ContactDraft): ContactMessage {
  const { privacy: _, ...message } = contactForm.clean(draft)
  return { ...message, topic: contactTopics.find((topic) => topic === message.topic) ?? 'other' }
}

/** Of a draft without problems. */
export function toSpaApplication(draft: ApplicationDraft): SpaApplication {
  const { privacy: _, ...application } = applicationForm.clean(draft)
  return application
}

/** A number that can be called: six digits or more, and the signs that people write between them. */
function phone<Missing extends string = never>(missing?: Missing) {
  const most = 30
  return custom({
    most,
    check(typed) {
      const number = plainLine(typed)
      if (number === '') return missing ?? null
      if (number.length > most) return 'tooLong'
      return /^\+?[\d\s().-]+$/.test(number) && number.replace(/\D/g, '').length >= 6 ? null : 'phoneWrong'
    },
    isOptional: missing === undefined,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: most,
  })
}

/** An address as people write it, with or without https://; a name with a dot in it is enough. */
function webProblem(typed: string) {
  const web = plainLine(typed)
  if (web === '') return null
  if (web.length > longestLine) return 'tooLong'
  return /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(web) ? null : 'webWrong'
}
