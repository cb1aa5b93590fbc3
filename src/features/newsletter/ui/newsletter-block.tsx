import { useFetcher } from 'react-router'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type NewsletterAnswer, NewsletterForm } from './newsletter-form.tsx'

/** Spec 2.9: the newsletter at the foot of a page, answered in its place. Without a script its own page answers. */
export function NewsletterBlock() {
  const { t } = useTranslation()
  const fetcher = useFetcher<NewsletterAnswer>()
  return (
    <section className="section-tight" aria-labelledby="newsletter">
      <div className="wrap news grid items-center gap-64">
        <div>
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{t('newsletter.lead')}</p>
        </div>
        <NewsletterForm Form={fetcher.Form} answer={fetcher.data} isSending={fetcher.state !== 'idle'} />
      </div>
    </section>
  )
}
