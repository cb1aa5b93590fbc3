import { redirectDocument } from 'react-router'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { src: string; words: 'checkout' | 'confirmation' }

/** Where another booking service is configured, its page stands in ours. */
export function ServiceFrame({ src, words }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap booking">
      <div className="booking-head mb-24">
        <h1>{t(words === 'checkout' ? 'bookings.title' : 'bookings.elsewhere.confirmation')}</h1>
      </div>
      <iframe className="booking-service" src={src} title={t(`bookings.elsewhere.${words}`)} />
    </div>
  )
}

/**
 * A frame of another site is allowed by the policy that a page comes with, so the page must be loaded: whoever came by a
 * link from another page of ours still has the policy of that one.
 */
export function requireDocument(request: Request, url: URL) {
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
}
