import { exchangeKinds } from '#features/vouchers/rules/conversion.ts'
import { Radio } from '#platform/ui/forms/radio.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** Decided: an expired voucher becomes balance or a gift card, as its holder chooses. */
export function KindField({ kind = exchangeKinds[0] }: { kind?: string }) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="sr">{t('vouchers.conversion.exchangeTitle')}</legend>
      {exchangeKinds.map((offered) => (
        <Radio key={offered} name="kind" value={offered} defaultChecked={offered === kind}>
          <b>{t(`vouchers.conversion.kinds.${offered}`)}</b>
          <small className="kind-note">{t(`vouchers.conversion.kindNotes.${offered}`)}</small>
        </Radio>
      ))}
    </fieldset>
  )
}
