import { postalCountries } from '#features/checkout/rules/purchases/postal.ts'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { Input, Select } from '#platform/ui/forms/field.tsx'
import { Option } from '#platform/ui/forms/option.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { PartProps } from './part-props.ts'

/** What is bought on paper too, by post, with its price. */
export function PostalFields({ field, values, step }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className="blk unfolds">
      <fieldset>
        <legend className="h3">{t(`purchases.words.${step.words}.delivery`)}</legend>
        <Option
          name="isPostal"
          value=""
          defaultChecked={!values.isPostal}
          label={t('purchases.postal.pdf')}
          note={t('purchases.postal.pdfNote')}
          price={<b>{t('purchases.summary.free')}</b>}
        />
        <Option
          name="isPostal"
          value="yes"
          defaultChecked={Boolean(values.isPostal)}
          label={t('purchases.postal.paper')}
          note={t('purchases.postal.paperNote')}
          price={<b>{step.postalPrice}</b>}
        />
      </fieldset>
      <Panel className="unfolded">
        <div className="form-grid">
          <Input {...field('recipient')} className="full" label={t('purchases.postal.recipient')} />
          <Input {...field('address')} className="full" label={t('purchases.postal.address')} />
          <Input {...field('postalCode')} label={t('purchases.postal.postalCode')} />
          <Input {...field('city')} label={t('purchases.postal.city')} />
          <Select {...field('postalCountry')} label={t('purchases.postal.country')}>
            {postalCountries.map((country) => (
              <option key={country} value={country}>
                {t(`purchases.buyer.countries.${country as 'ES' | 'PT' | 'AD'}`)}
              </option>
            ))}
          </Select>
        </div>
      </Panel>
    </section>
  )
}
