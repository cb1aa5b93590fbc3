import type { VoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ActionChoice } from './action-choice.tsx'
import { actionName, actionNote } from './action-words.ts'

/** What can be done today besides the first thing, which has its button on the voucher. */
export function ActionList({ voucher }: { voucher: VoucherView }) {
  const { t } = useTranslation()
  const others = voucher.actions.slice(1)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('vouchers.page.changes')}</h2>
      <div className="actions ruled">
        {others.map(({ action, day }) => (
          <ActionChoice
            key={action}
            action={action}
            name={actionName(action, voucher, t)}
            note={
              action === 'extend' && day === null
                ? t('vouchers.actions.extend.notNow')
                : actionNote(action, { value: voucher.value, day: day ?? '' }, t)
            }
          />
        ))}
      </div>
    </section>
  )
}
