import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input, Textarea } from '#app/ui/forms/field.tsx'
import type { CancellationDraft, CancellationField } from '#domain/vouchers/cancellation.ts'
import { DayInput } from '../../day-input.tsx'

type Props = {
  values?: CancellationDraft
  errorOf: (field: CancellationField) => string | undefined
  canMatchPrice: boolean
}

/** Spec 5: what some reasons ask for. The style sheet shows what belongs to the chosen one, without a script too. */
export function ReasonFields({ values, errorOf, canMatchPrice }: Props) {
  const { t } = useTranslation()
  const text = (name: CancellationField) => ({ name, defaultValue: values?.[name], error: errorOf(name) })
  return (
    <>
      <div className="for-reason for-seen-cheaper stack">
        <Input
          {...text('website')}
          label={t('vouchers.cancel.website')}
          optional={t('vouchers.cancel.optional')}
          hint={t('vouchers.cancel.websiteHint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
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
        <DayInput {...text('day')} label={t('vouchers.cancel.day')} />
      </div>
      <div className="for-reason for-other">
        <Textarea {...text('text')} label={t('vouchers.cancel.text')} rows={3} />
      </div>
    </>
  )
}
