import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** The form that the retry link sends: the page's own can't hold it, since Enter would then send it in place of 'pay'. */
export const retryFormId = 'retry'

type Props = { problem: 'form' | 'data' | null; onRetry: () => void }

/** Always in the page, so that what comes into it is read out: whoever pays is in the provider's frame. */
export function CardProblem({ problem, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {problem === 'form' && <FieldMessage>{t('purchases.payment.cardFailed')}</FieldMessage>}
      {problem === 'data' && (
        <FieldMessage>
          {t('purchases.payment.failed.cardData')}{' '}
          <button type="submit" className="link" form={retryFormId} name="intent" value="retry" onClick={onRetry}>
            {t('purchases.payment.failed.retry')}
          </button>
        </FieldMessage>
      )}
    </div>
  )
}
