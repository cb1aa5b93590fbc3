import { DayInput } from '#features/vouchers/pages/manage/day-input.tsx'
import type { CancellationDraft } from '#features/vouchers/rules/cancellation.ts'
import { Button } from '#platform/ui/button.tsx'
import type { BoundFields } from '#platform/ui/forms/bind-fields.ts'
import { Input, Textarea } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { field: BoundFields<keyof CancellationDraft>['field']; canMatchPrice: boolean }

/** Spec 5: what some reasons ask for. The style sheet shows what belongs to the chosen one, without a script too. */
export function ReasonFields({ field, canMatchPrice }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <div className="for-reason for-seen-cheaper stack">
        <Input {...field('website')} label={t('vouchers.cancel.website')} hint={t('vouchers.cancel.websiteHint')} />
        {canMatchPrice && (
          <div className="match-offer stack-sm">
            <b>{t('vouchers.cancel.matchTitle')}</b>
            <p className="small">{t('vouchers.cancel.matchText')}</p>
            <Button type="submit" variant="secondary" size="sm" name="intent" value="match">
              {t('vouchers.cancel.match')}
            </Button>
          </div>
        )}
      </div>
      <div className="for-reason for-no-availability">
        <DayInput {...field('day')} label={t('vouchers.cancel.day')} />
      </div>
      <div className="for-reason for-other">
        <Textarea {...field('text')} label={t('vouchers.cancel.text')} rows={3} />
      </div>
    </>
  )
}
