import { Panel } from '#platform/ui/cards/panel.tsx'
import { Check } from '#platform/ui/forms/check.tsx'
import { Input, Select } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { PartProps } from './part-props.ts'

/** To whom an invoice is made out, for who needs one. The fields fold without a script too. */
export function InvoiceFields({ field, values, step }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className="blk unfolds">
      <h2>{t('purchases.invoice.heading')}</h2>
      <Check name="isInvoice" value="yes" defaultChecked={Boolean(values.isInvoice)}>
        {t('purchases.invoice.wanted')}
      </Check>
      <Panel className="unfolded">
        <div className="form-grid">
          <Input {...field('invoiceName')} className="full" label={t('purchases.invoice.name')} />
          <Select {...field('invoiceCountry')} label={t('purchases.invoice.country')}>
            {step.invoiceCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Input {...field('taxId')} label={t('purchases.invoice.taxId')} hint={t('purchases.invoice.taxIdHint')} />
          <Input {...field('invoiceAddress')} className="full" label={t('purchases.invoice.address')} />
          <Input {...field('invoicePostalCode')} label={t('purchases.postal.postalCode')} />
          <Input {...field('invoiceCity')} label={t('purchases.postal.city')} />
        </div>
      </Panel>
    </section>
  )
}
