import { useTranslation } from '#app/i18n.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { Check } from '#app/ui/forms/check.tsx'
import { Input, Select } from '#app/ui/forms/field.tsx'
import { longestInvoice } from '#domain/purchases/invoice.ts'
import type { PartProps } from './part-props.ts'

/** To whom an invoice is made out, for who needs one. The fields fold without a script too. */
export function InvoiceFields({ fields, step }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className="blk unfolds">
      <h2>{t('purchases.invoice.heading')}</h2>
      <Check name="isInvoice" value="yes" defaultChecked={Boolean(fields.values.isInvoice)}>
        {t('purchases.invoice.wanted')}
      </Check>
      <Panel className="unfolded">
        <div className="form-grid">
          <Input
            {...fields.text('invoiceName')}
            className="full"
            label={t('purchases.invoice.name')}
            autoComplete="organization"
            maxLength={longestInvoice.name}
          />
          <Select
            {...fields.text('invoiceCountry')}
            label={t('purchases.invoice.country')}
            autoComplete="billing country"
          >
            {step.invoiceCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Input
            {...fields.text('taxId')}
            label={t('purchases.invoice.taxId')}
            hint={t('purchases.invoice.taxIdHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={longestInvoice.taxId}
          />
          <Input
            {...fields.text('invoiceAddress')}
            className="full"
            label={t('purchases.invoice.address')}
            autoComplete="billing street-address"
            maxLength={longestInvoice.address}
          />
          <Input
            {...fields.text('invoicePostalCode')}
            label={t('purchases.postal.postalCode')}
            autoComplete="billing postal-code"
            maxLength={longestInvoice.postalCode}
          />
          <Input
            {...fields.text('invoiceCity')}
            label={t('purchases.postal.city')}
            autoComplete="billing address-level2"
            maxLength={longestInvoice.city}
          />
        </div>
      </Panel>
    </section>
  )
}
