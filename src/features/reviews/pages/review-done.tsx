import { useEffect, useRef } from 'react'
import type { ReviewedSpa } from '#features/reviews/server/describe-review-page.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** After a review was sent, or where its visit had one already. Whoever sent it is taken to the words. */
export function ReviewDone({ spa, title, text }: { spa: ReviewedSpa; title: string; text: string }) {
  const { t } = useTranslation()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className="review-done">
      <EmptyState heading="h1" title={title} text={text}>
        <ButtonLink href={`${spa.href}#reviews`} variant="secondary">
          {t('reviews.sent.seeSpa')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
