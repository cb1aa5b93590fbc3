import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { MessageAnswer } from './message-answer.ts'

/** Why nothing was sent. Without scripts nobody can prove any work: they are told where to write instead. */
export function MessageRefused({ refused }: { refused: NonNullable<MessageAnswer['refused']> }) {
  const { t } = useTranslation()
  const { supportEmail: email } = useFrame().site
  switch (refused.error) {
    case 'too-many':
      return (
        <AnswerBanner answer={refused} kind="warn" title={t('contact.refused.tooManyTitle')}>
          {t('contact.refused.tooMany', { count: refused.minutes })}
        </AnswerBanner>
      )
    case 'too-soon':
      return (
        <AnswerBanner answer={refused} kind="info" title={t('contact.refused.tooSoonTitle')}>
          {t('contact.refused.tooSoon')}
        </AnswerBanner>
      )
    case 'proof':
      return (
        <AnswerBanner answer={refused} kind="info" title={t('contact.refused.proofTitle')}>
          <p className="with-script">{t('contact.refused.proof')}</p>
          <noscript>
            <p>{t('contact.refused.proofPlain', { email })}</p>
          </noscript>
        </AnswerBanner>
      )
    case 'not-saved':
      return (
        <AnswerBanner answer={refused} kind="error" title={t('contact.refused.notSavedTitle')}>
          {t('contact.refused.notSaved', { email })}
        </AnswerBanner>
      )
  }
}
