import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { KeepLink } from '../login/keep-link.tsx'
import { ActionChoice } from './action-choice.tsx'
import { actionName, actionNote } from './action-words.ts'

type Props = { view: ActionView; refusal: NonNullable<ActionView['refusal']> }

/** An action that the rules refuse, come too late or by an address typed by hand: why, and what can be done instead. */
export function ActionRefused({ view, refusal: { why, day, instead } }: Props) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <div className="stack action-body action-refused">
      <Banner kind="warn" title={t('vouchers.modal.refusedTitle')}>
        {t(`vouchers.modal.refusals.${why}`, { day, email: site.supportEmail })}
      </Banner>
      {instead.length > 0 && (
        <div>
          <p className="soft mb-10">{t('vouchers.modal.instead')}</p>
          {instead.map((action) => (
            <ActionChoice
              key={action}
              className="choice grid"
              action={action}
              name={actionName(action, view, t)}
              note={actionNote(
                action,
                { value: view.value, day: action === 'cancel' ? view.lastRefundDay : view.until },
                t,
              )}
            />
          ))}
        </div>
      )}
      <KeepLink>{t('vouchers.modal.back')}</KeepLink>
    </div>
  )
}
