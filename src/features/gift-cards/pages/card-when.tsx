import type { ReactNode } from 'react'
import { deliveryHours } from '#features/gift-cards/rules/card-delivery.ts'
import type { InputAttributes } from '#platform/forms/define-form.ts'
import { hourInWords } from '#platform/i18n/format.ts'
import { Input, Select } from '#platform/ui/forms/field.tsx'
import { Segment } from '#platform/ui/forms/segment.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

type TextField = InputAttributes & { id?: string; name: string; defaultValue?: string; error?: string }
type Props = {
  field: (name: 'delivery' | 'deliverOn' | 'hour') => TextField
  days: { first: string; last: string }
  /** By whose clock, where that is asked. */
  children?: ReactNode
}

/** When a card is sent: at once, or on a day and at an hour, which unfold then without a script too. */
export function CardWhen({ field, days, children }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { name, defaultValue } = field('delivery')
  return (
    <fieldset className="full card-when">
      <legend className="label">{t('giftCards.form.when')}</legend>
      <Segment
        label={t('giftCards.form.when')}
        name={name}
        defaultValue={defaultValue}
        options={[
          { value: 'now', label: t('giftCards.form.now') },
          { value: 'later', label: t('giftCards.form.later'), icon: 'calendar' },
        ]}
      />
      <div className="card-later form-grid">
        <Input
          {...field('deliverOn')}
          className="full"
          label={t('giftCards.form.day')}
          min={days.first}
          max={days.last}
        />
        <Select {...field('hour')} label={t('giftCards.form.hour')}>
          {deliveryHours.map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour, language)}
            </option>
          ))}
        </Select>
        {children}
      </div>
    </fieldset>
  )
}
