import type { ReceiptView } from '#features/checkout/server/purchases/steps/describe-receipt.ts'
import { FileLinks } from '#features/checkout/ui/confirmation/file-links.tsx'
import { PriceLines } from '#features/checkout/ui/price-lines.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** What was paid, line by line, and the number to name when something is asked about it. */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { t } = useTranslation()
  const { goods, facts, files } = receipt
  return (
    <div className="receipt">
      <section aria-labelledby="receipt-lines">
        <h2 className="h3" id="receipt-lines">
          {t('purchases.confirmation.receipt.title')}
        </h2>
        <p className="soft">{goods}</p>
        <PriceLines bill={receipt} totalLabel={t('purchases.confirmation.receipt.total')} />
      </section>
      <section aria-labelledby="receipt-facts">
        <h2 className="h3" id="receipt-facts">
          {t('purchases.confirmation.receipt.details')}
        </h2>
        <dl className="dl">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="flex-none">{label}</dt>
              <dd className="break-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <FileLinks files={files} />
      </section>
    </div>
  )
}
