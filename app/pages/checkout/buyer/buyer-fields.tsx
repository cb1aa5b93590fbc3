import { useTranslation } from '#app/i18n.tsx'
import { Input, Select, Textarea } from '#app/ui/forms/field.tsx'
import { buyerCountries, longest } from '#domain/purchases/buyer.ts'
import type { PartProps } from './part-props.ts'

/** Spec 5: who buys. */
export function BuyerFields({ fields, step }: PartProps) {
  const { t } = useTranslation()
  const isPhoneRequired = step.parts.includes('buyer-with-phone')
  return (
    <section className="blk">
      <h2>{t('purchases.buyer.heading')}</h2>
      <div className="form-grid">
        <Input
          {...fields.text('name')}
          label={t('purchases.buyer.name')}
          autoComplete="given-name"
          maxLength={longest.name}
        />
        <Input
          {...fields.text('surname')}
          label={t('purchases.buyer.surname')}
          autoComplete="family-name"
          maxLength={longest.name}
        />
        <Input
          {...fields.text('email')}
          type="email"
          inputMode="email"
          label={t('purchases.buyer.email')}
          autoComplete="email"
          maxLength={longest.email}
        />
        <Input
          {...fields.text('confirmEmail')}
          type="email"
          inputMode="email"
          label={t('purchases.buyer.confirmEmail')}
          autoComplete="email"
          maxLength={longest.email}
        />
        <Input
          {...fields.text('phone')}
          type="tel"
          inputMode="tel"
          label={t('purchases.buyer.phone')}
          optional={isPhoneRequired ? undefined : t('purchases.buyer.optional')}
          autoComplete="tel"
          maxLength={longest.phone}
        />
        <Select {...fields.text('country')} label={t('purchases.buyer.country')} autoComplete="country">
          {buyerCountries.map((country) => (
            <option key={country} value={country}>
              {t(`purchases.buyer.countries.${country}`)}
            </option>
          ))}
        </Select>
        <Textarea
          {...fields.text('comment')}
          className="full"
          label={t(`purchases.words.${step.words}.comment`)}
          optional={t('purchases.buyer.optional')}
          rows={2}
          maxLength={longest.comment}
        />
      </div>
    </section>
  )
}
