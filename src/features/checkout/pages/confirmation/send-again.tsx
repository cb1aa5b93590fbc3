import { Form, useNavigation } from 'react-router'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

export type SendAgainAnswer = { isSent: true } | { isSent: false; refused: WriteRefused }

type Props = { note: string | null; email: string; answer?: SendAgainAnswer }

/** For who does not find the e-mail: it is sent once more, to the same address. */
export function SendAgain({ note, email, answer }: Props) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      {answer?.isSent && (
        <AnswerBanner answer={answer} kind="ok" title={t('purchases.confirmation.again.sentTitle')}>
          {t('purchases.confirmation.again.sent', { email })}
        </AnswerBanner>
      )}
      {answer?.isSent === false && <RefusedBanner refused={answer.refused} />}
      <Form method="post" className="small muted" preventScrollReset>
        {note} {t('purchases.confirmation.again.hint')}{' '}
        <button type="submit" className="link" name="intent" value="send-again" disabled={isSending}>
          {t('purchases.confirmation.again.send')}
        </button>
        .
      </Form>
    </>
  )
}
