import { useTranslation } from '#app/i18n.tsx'
import { Check } from '#app/ui/forms/check.tsx'
import { Input, Select } from '#app/ui/forms/field.tsx'
import { postalCountries } from '#domain/purchases/postal.ts'
import type { PartProps } from './part-props.ts'

/** What is bought on paper too, by post, with its price. */
export function PostalFields({ fields, step }: PartProps) {
  const { t } = useTranslation()
  return (
    <div className="blk unfolds">
      <Check name="isPostal" value="yes" defaultChecked={Boolean(fields.values.isPostal)}>
        {t('purchases.postal.yes', { amount: step.postalPrice })}
      </Check>
      <div className="unfolded">
        <p className="small muted">{t('purchases.postal.hint')}</p>
        <div className="form-grid">
          <Input
            {...fields.text('recipient')}
            className="full"
            label={t('purchases.postal.recipient')}
            autoComplete="off"
          />
          <Input
            {...fields.text('address')}
            className="full"
            label={t('purchases.postal.address')}
            autoComplete="street-address"
          />
          <Input {...fields.text('postalCode')} label={t('purchases.postal.postalCode')} autoComplete="postal-code" />
          <Input {...fields.text('city')} label={t('purchases.postal.city')} autoComplete="address-level2" />
          <Select {...fields.text('postalCountry')} label={t('purchases.postal.country')}>
            {postalCountries.map((country) => (
              <option key={country} value={country}>
                {t(`purchases.buyer.countries.${country as 'ES' | 'PT' | 'AD'}`)}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </div>
  )
}
