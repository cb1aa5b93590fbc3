import { buyerCountries } from '#features/checkout/rules/purchases/buyer.ts'
import { Input, Select, Textarea } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { PartProps } from './part-props.ts'

/** Spec 5: who buys. */
export function BuyerFields({ field, step }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className="blk">
      <h2>{t('purchases.buyer.heading')}</h2>
      <div className="form-grid">
        <Input {...field('name')} label={t('purchases.buyer.name')} />
        <Input {...field('surname')} label={t('purchases.buyer.surname')} />
        <Input {...field('email')} label={t('purchases.buyer.email')} />
        <Input {...field('confirmEmail')} label={t('purchases.buyer.confirmEmail')} />
        <Input {...field('phone')} label={t('purchases.buyer.phone')} />
        <Select {...field('country')} label={t('purchases.buyer.country')}>
          {buyerCountries.map((country) => (
            <option key={country} value={country}>
              {t(`purchases.buyer.countries.${country}`)}
            </option>
          ))}
        </Select>
        <Textarea {...field('comment')} className="full" label={t(`purchases.words.${step.words}.comment`)} rows={2} />
      </div>
    </section>
  )
}
