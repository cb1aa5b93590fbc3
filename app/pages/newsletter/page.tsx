import { data, Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { subscriptionForm } from '#domain/newsletter/subscription.ts'
import { languageOf } from '#domain/site/languages.ts'
import { servicesContext } from '#server/http/context.ts'
import { guardWrite } from '#server/http/guards/guard-write.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import { i18nFor } from '#server/i18n.ts'
import { requestSubscription } from '#server/newsletter/request-subscription.ts'
import { countriesOf } from '#server/site/describe-page.ts'
import type { Route } from './+types/page'
import { type NewsletterAnswer, NewsletterForm } from './newsletter-form.tsx'

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

const answer = (said: NewsletterAnswer, init?: ResponseInit) => data(said, init)

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData ?? {})

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap news news-page">
      <div>
        <h1>{t('newsletter.title')}</h1>
        <p>{t('newsletter.lead')}</p>
      </div>
      <NewsletterForm Form={Form} answer={actionData} isSending={isSending} />
    </div>
  )
}
