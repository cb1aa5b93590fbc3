import type { ComponentType } from 'react'
import { buyerCountries } from '#features/checkout/rules/purchases/buyer.ts'
import type { BuyerPartName } from '#features/checkout/rules/purchases/buyer-step.ts'
import { guestField } from '#features/checkout/rules/purchases/guests.ts'
import { postalCountries } from '#features/checkout/rules/purchases/postal.ts'
import { TermsCheck } from '#features/checkout/ui/terms-check.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { Check } from '#platform/ui/forms/check.tsx'
import { Input, Select, Textarea } from '#platform/ui/forms/field.tsx'
import { Option } from '#platform/ui/forms/option.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { GiftFields, type PartProps } from './gift-fields.tsx'

/** The piece of the form of each part. */
export const partFields: Record<BuyerPartName, ComponentType<PartProps>> = {
  buyer: BuyerFields,
  'buyer-with-phone': BuyerFields,
  gift: GiftFields,
  postal: PostalFields,
  guests: GuestsFields,
  invoice: InvoiceFields,
  terms: TermsFields,
}

/** Spec 5: who buys. */
function BuyerFields({ field, step }: PartProps) {
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
        <Textarea
          {...field('comment')}
          className="full"
          label={t(`purchases.words.${step.copyKey}.comment`)}
          rows={2}
        />
      </div>
    </section>
  )
}

/** What is bought on paper too, by post, with its price. */
function PostalFields({ field, values, step }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className="blk unfolds">
      <fieldset>
        <legend className="h3">{t(`purchases.words.${step.copyKey}.delivery`)}</legend>
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

/** In whose name each room is. One room needs nothing: it is the buyer's, or of who is given it. */
function GuestsFields({ field, step }: PartProps) {
  const { t } = useTranslation()
  const rooms = Array.from({ length: step.guestRooms }, (_, room) => room)
  return (
    <section className="blk">
      <h2>{t('purchases.guests.heading')}</h2>
      <input type="hidden" name="guestRooms" value={step.guestRooms} />
      <div className="form-grid">
        {rooms.map((room) => (
          <Input
            key={room}
            {...field(guestField(room))}
            className={rooms.length === 1 ? 'full' : undefined}
            label={
              rooms.length === 1
                ? t('purchases.guests.one')
                : `${t('purchases.guests.room', { number: room + 1 })}: ${t('purchases.guests.label').toLowerCase()}`
            }
            hint={room === 0 ? t('purchases.guests.hint') : undefined}
          />
        ))}
      </div>
    </section>
  )
}

/** To whom an invoice is made out, for who needs one. The fields fold without a script too. */
function InvoiceFields({ field, values, step }: PartProps) {
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

/** What is accepted with the form: the general terms, and the offers by e-mail, which are optional. */
function TermsFields({ field, values, step }: PartProps) {
  const { t } = useTranslation()
  const { id, error } = field('terms')
  return (
    <div className="blk">
      <TermsCheck term={step.terms} id={id} defaultChecked={Boolean(values.terms)} error={error} />
      <Check name="newsletter" value="yes" defaultChecked={Boolean(values.newsletter)}>
        <span className="soft">{t('purchases.buyer.newsletter')}</span>
      </Check>
    </div>
  )
}
