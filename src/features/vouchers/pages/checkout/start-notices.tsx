import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import type { SelectionView } from '#features/vouchers/server/purchase/describe-selection.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** The form of the selection, which the retry link sends again. */
export const startFormId = 'selection'

/** Why the purchase did not start. */
export type NotStarted = { refused: WriteRefused | null }

/** Above the choice: what became of it on the way. */
export function StartNotices({ view, answer }: { view: SelectionView; answer?: NotStarted }) {
  return (
    <>
      {answer && <WhyNot answer={answer} />}
      {view.leftOut.length > 0 && <LeftOut leftOut={view.leftOut} />}
    </>
  )
}

function WhyNot({ answer }: { answer: NotStarted }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (answer.refused?.error === 'too-many') return <RefusedBanner refused={answer.refused} />
  if (answer.refused) {
    return (
      <AnswerBanner answer={answer} kind="error" title={t('purchases.startFailed.title')}>
        <p>{t('purchases.start.notStarted', { email: site.supportEmail })}</p>
        <button type="submit" className="link" form={startFormId} formMethod="post">
          {t('purchases.payment.failed.retry')}
        </button>
      </AnswerBanner>
    )
  }
  return (
    <AnswerBanner answer={answer} kind="warn" title={t('purchases.start.check.title')}>
      {t('purchases.start.check.text')}
    </AnswerBanner>
  )
}

function LeftOut({ leftOut }: Pick<SelectionView, 'leftOut'>) {
  const { t } = useTranslation()
  return (
    <Banner kind="warn" title={t('purchases.start.leftOut.title')}>
      <ul className="left-out">
        {leftOut.map(({ uuid, text, href }) => (
          <li key={uuid}>
            {text}{' '}
            {href && (
              <Anchor className="link" href={href}>
                {t('purchases.start.leftOut.see')}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
