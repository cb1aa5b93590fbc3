import { useState } from 'react'
import type { BuyerStepDraft, BuyerStepField } from '#features/checkout/rules/purchases/buyer-step.ts'
import { giftDeliveries, giftForm } from '#features/checkout/rules/purchases/gift.ts'
import type { BuyerStepView } from '#features/checkout/server/purchases/steps/describe-buyer-step.ts'
import type { SummaryView } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { characters } from '#platform/rules/plain-text.ts'
import { Panel } from '#platform/ui/cards/panel.tsx'
import type { BoundFields } from '#platform/ui/forms/bind-fields.ts'
import { Input, Textarea } from '#platform/ui/forms/field.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Option } from '#platform/ui/forms/option.tsx'
import { Segment } from '#platform/ui/forms/segment.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'

/** Whom it is for; if it is a gift, with which words and when. The fields fold without a script too. */
export function GiftFields({ field, errorOf, values, step }: PartProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(values.beneficiaryName ?? '')
  const [message, setMessage] = useState(values.message ?? '')
  const deliveryError = errorOf('delivery')
  return (
    <section className="blk unfolds">
      <h2>{t(`purchases.words.${step.copyKey}.giftQuestion`)}</h2>
      <Segment
        label={t(`purchases.words.${step.copyKey}.giftQuestion`)}
        name="isGift"
        defaultValue={values.isGift ?? ''}
        options={[
          { value: '', label: t(`purchases.words.${step.copyKey}.giftSelf`) },
          { value: 'yes', label: t(`purchases.words.${step.copyKey}.giftYes`), icon: 'gift' },
        ]}
      />
      <Panel className="unfolded">
        <p className="small muted">{t(`purchases.words.${step.copyKey}.giftHint`)}</p>
        <div className="form-grid">
          <Input
            {...field('beneficiaryName')}
            label={t('purchases.gift.name')}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Input {...field('beneficiaryEmail')} label={t('purchases.gift.email')} />
          <Textarea
            {...field('message')}
            className="full"
            label={t('purchases.gift.message')}
            rows={3}
            hint={t('purchases.gift.left', { count: Math.max(0, giftForm.lengths.message - characters(message)) })}
            onInput={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </div>
        <fieldset className="deliveries">
          <legend className="label">{t('purchases.gift.how')}</legend>
          {giftDeliveries.map((delivery) => (
            <Option
              key={delivery}
              name="delivery"
              value={delivery}
              defaultChecked={values.delivery === delivery}
              label={t(`purchases.gift.${delivery}`)}
              note={t(`purchases.gift.notes.${delivery}`)}
            />
          ))}
          {deliveryError && <FieldMessage>{deliveryError}</FieldMessage>}
          <Input
            {...field('deliverOn')}
            className="delivery-day"
            label={t('purchases.gift.day')}
            min={step.firstDay}
            max={step.lastDay}
          />
        </fieldset>
        <GiftPreview summary={step.summary} name={name} message={message} />
      </Panel>
    </section>
  )
}

type Props = { summary: SummaryView; name: string; message: string }

/** What the gift will look like, as it is being written. */
function GiftPreview({ summary, name, message }: Props) {
  const { t } = useTranslation()
  const [item] = summary.items
  if (!item) return null
  return (
    <figure className="gift-preview">
      <figcaption className="label">{t('purchases.gift.preview')}</figcaption>
      <div className="mini-voucher">
        <Picture {...item.photo} alt="" sizes="(min-width: 761px) 440px, 100vw" />
        <span className="in">
          <span className="small muted">
            {name.trim() ? t('purchases.gift.previewFor', { name: name.trim() }) : t('purchases.gift.previewEmpty')}
          </span>
          <b className="serif">{item.name}</b>
          <span className="small">{summary.place}</span>
          {message.trim() && <span className="gift-message">{message}</span>}
        </span>
      </div>
    </figure>
  )
}

/** What each part of the buyer step's form is given. */
export type PartProps = Pick<BoundFields<BuyerStepField>, 'field' | 'errorOf'> & {
  values: BuyerStepDraft
  step: BuyerStepView
}
