import type { ReactNode } from 'react'
import { amountsWithin, type CardBounds } from '#features/gift-cards/rules/card-amount.ts'
import { deliveryHours, deliveryPlaces } from '#features/gift-cards/rules/card-delivery.ts'
import {
  type CardDraft,
  type CardField,
  type CardProblem,
  type CardProblems,
  cardForm,
  cardProblemText,
} from '#features/gift-cards/rules/card-draft.ts'
import { cardPictures, cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { fieldOfCard } from '#features/gift-cards/rules/cards-form.ts'
import type { InputAttributes } from '#platform/forms/define-form.ts'
import { formatRound, hourInWords } from '#platform/i18n/format.ts'
import { characters } from '#platform/rules/plain-text.ts'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { ChipRadio } from '#platform/ui/forms/chip.tsx'
import { Input, Select, Textarea } from '#platform/ui/forms/field.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Segment } from '#platform/ui/forms/segment.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PictureFill } from '#platform/ui/picture.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

export type CardFormRules = { bounds: CardBounds; days: { first: string; last: string } }

type Props = {
  /** Its place among the cards of the form: all fields carry it in their names. */
  card: number
  draft: CardDraft
  problems: CardProblems
  rules: CardFormRules
  /** How the three parts are headed: with numbers on the page of one card, plainly in a list of several. */
  heading: (part: 'design' | 'amount' | 'person') => ReactNode
}

/** Everything that is asked of one card. Uncontrolled, so that what is typed before the script has come is kept. */
export function CardFields({ card, draft, problems, rules, heading }: Props) {
  const { t } = useTranslation()
  const problemText = useCardProblem(rules.bounds)
  const { field: fieldOf, errorOf } = bindFields(cardForm, {
    values: draft,
    problems,
    textOf: problemText,
    idOf: (field) => cardFieldId(card, field),
  })
  const field = (name: CardField) => ({ ...fieldOf(name), name: fieldOfCard(card, name) })
  return (
    <>
      <fieldset>
        {heading('design')}
        <ThemeChoice name={fieldOfCard(card, 'theme')} chosen={draft.theme} error={errorOf('theme')} />
      </fieldset>
      <fieldset>
        {heading('amount')}
        <div className="amounts grid gap-8">
          {amountsWithin(rules.bounds).map((euros) => (
            <ChipRadio
              key={euros}
              name={fieldOfCard(card, 'amount')}
              value={euros}
              defaultChecked={draft.otherAmount === '' && draft.amount === String(euros)}
              aria-invalid={problems.amount ? true : undefined}
            >
              {formatRound({ amount: euros * 100, currency: 'EUR' })}
            </ChipRadio>
          ))}
        </div>
        {problems.amount && <FieldMessage>{errorOf('amount')}</FieldMessage>}
        <Input
          {...field('otherAmount')}
          className="mt-12 num"
          label={t('giftCards.form.otherAmount')}
          optional={t('giftCards.form.bounds', rules.bounds)}
        />
      </fieldset>
      <fieldset>
        {heading('person')}
        <div className="form-grid">
          <Input {...field('name')} label={t('giftCards.form.name')} />
          <Input {...field('from')} label={t('giftCards.form.from')} />
          <Input {...field('email')} className="full" label={t('giftCards.form.email')} />
          <Textarea
            {...field('message')}
            className="full"
            label={t('giftCards.form.message')}
            optional={t('giftCards.form.messageLeft', {
              count: characters(draft.message),
              most: cardForm.lengths.message,
            })}
            rows={3}
          />
          <CardWhen field={field} days={rules.days}>
            <Select {...field('place')} label={t('giftCards.form.place')}>
              {(Object.keys(deliveryPlaces) as (keyof typeof deliveryPlaces)[]).map((place) => (
                <option key={place} value={place}>
                  {t(`giftCards.form.places.${place}`)}
                </option>
              ))}
            </Select>
          </CardWhen>
        </div>
      </fieldset>
    </>
  )
}

const cardFieldId = (card: number, field: CardField) => `card-${card}-${field}`

/** What is said of a fault; nothing where there is none. */
export function useCardProblem(bounds: CardBounds) {
  const { t } = useTranslation()
  return (problem: CardProblem | undefined) => problem && cardProblemText(problem, bounds, t)
}

/** The five designs, as radio buttons. Stands in a fieldset with its legend. */
export function ThemeChoice({ name, chosen, error }: { name: string; chosen: string; error?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="designs grid gap-12">
        {cardThemes.map((theme) => (
          <label className="text-center small" key={theme}>
            <input className="sr" type="radio" name={name} value={theme} defaultChecked={chosen === theme} />
            <span className="th mb-8 block">
              <PictureFill file={cardPictures[theme]} alt="" sizes="112px" />
            </span>
            {t(`giftCards.themes.${theme}.name`)}
          </label>
        ))}
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
    </>
  )
}

type TextField = InputAttributes & { id?: string; name: string; defaultValue?: string; error?: string }
type WhenProps = {
  field: (name: 'delivery' | 'deliverOn' | 'hour') => TextField
  days: { first: string; last: string }
  /** By whose clock, where that is asked. */
  children?: ReactNode
}

/** When a card is sent: at once, or on a day and at an hour, which unfold then without a script too. */
export function CardWhen({ field, days, children }: WhenProps) {
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
