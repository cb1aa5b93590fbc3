import { data, Form, useNavigation } from 'react-router'
import { countriesOf } from '#features/catalogue/server/locations.ts'
import { subscriptionForm } from '#features/newsletter/rules/subscription.ts'
import { requestSubscription } from '#features/newsletter/server/subscribe.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { type NewsletterAnswer, NewsletterForm } from '../ui/newsletter-form.tsx'
import type { Route } from './+types/page'

export function loader({ url, context }: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(url.pathname))
  const { brand } = context.get(servicesContext).config.site
  return { title: t('newsletter.title'), description: t('newsletter.description', { brand }) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { values, isHoneypotFilled } = await readForm(request, subscriptionForm.lengths)
  const problems = subscriptionForm.problems(values, countriesOf(services.catalogue.current().locations))
  if (Object.keys(problems).length > 0) return answer({ isSubscribed: false, values, problems }, { status: 400 })
  if (isHoneypotFilled) return answer({ isSubscribed: true })
  const subscription = { ...values, language: languageOf(url.pathname), source: 'form' } as const
  const written = await guardWrite(context, 'newsletter', () => requestSubscription(services, subscription))
  if (written.ok) return answer({ isSubscribed: true })
  const { error, minutes, init } = written
  return answer({ isSubscribed: false, values, refused: { error, minutes } }, init)
}

const answer = (content: NewsletterAnswer, init?: ResponseInit) => data(content, init)

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData ?? {})

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap news news-page grid items-center gap-64">
      <div>
        <h1>{t('newsletter.title')}</h1>
        <p>{t('newsletter.lead')}</p>
      </div>
      <NewsletterForm Form={Form} answer={actionData} isSending={isSending} />
    </div>
  )
}
