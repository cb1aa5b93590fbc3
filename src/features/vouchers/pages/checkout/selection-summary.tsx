import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { selectionQuery } from '#features/vouchers/rules/voucher-goods.ts'
import type { SelectionView } from '#features/vouchers/server/purchase/describe-selection.ts'
import { formatMoney, formatPercentOff } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { ChosenSelection } from './selection-state.ts'

type Props = { view: SelectionView; chosen: ChosenSelection; language: Language; isSending: boolean }

/** What it comes to, and the way on. */
export function SelectionSummary({ view, chosen: { rows, sum, goOn }, language, isSending }: Props) {
  const { t } = useTranslation()
  const { day } = useFrame()
  const money = (amount: number) => formatMoney({ amount, currency: sum.currency })
  const items = rows.map(({ uuid, settled: { pax, units } }) => ({ serviceUuid: uuid, pax, units }))
  const vouchers = rows.reduce((all, row) => all + row.vouchers, 0)
  const offer = sum.lines.find((line) => line.kind === 'offer')
  return (
    <aside className="stick pick-sum" aria-labelledby="sum">
      <Panel className="summary">
        <div className="between">
          <h2 className="text-22" id="sum">
            {t('purchases.words.voucher.summary')}
          </h2>
          {view.isGift && (
            <Badge kind="sage" icon="gift">
              {t('purchases.summary.gift')}
            </Badge>
          )}
        </div>
        <dl className="lines grid gap-10">
          {rows.map(({ uuid, name, vouchers, paid }) => (
            <div key={uuid}>
              <dt>{vouchers > 1 ? `${vouchers} × ${name}` : name}</dt>
              <dd>{formatMoney(paid.base)}</dd>
            </div>
          ))}
          {offer && (
            <div className="off">
              <dt>{t('purchases.summary.offer', { off: formatPercentOff(offer.percent) })}</dt>
              <dd>{money(offer.amount)}</dd>
            </div>
          )}
        </dl>
        <div aria-live="polite" aria-atomic="true">
          <div className="total">
            <span>
              <b>{t('purchases.summary.total')}</b>{' '}
              <span className="small muted">{t('purchases.summary.voucher', { count: vouchers })}</span>
            </span>
            <b>{money(sum.total)}</b>
          </div>
          <p className="small muted">{view.tax}</p>
          {sum.lowest !== null && (
            <p className="low mt-4">{t('purchases.summary.lowest', { amount: money(sum.lowest) })}</p>
          )}
        </div>
        <div className="pick-go mt-24 text-center">
          <noscript>
            <Button type="submit" variant="secondary" block>
              {t('purchases.start.update')}
            </Button>
          </noscript>
          <Button
            type="submit"
            block
            busy={isSending}
            formMethod="post"
            onClick={goOn}
            // With the choice in it, so that whoever comes back or loads the page again finds it.
            formAction={`${goodsPath('voucherStart', language)}?${selectionQuery(items, view)}`}
          >
            {t('purchases.start.continue')}
          </Button>
          <p className="small muted">{t('purchases.start.noCharge')}</p>
        </div>
      </Panel>
      <Promises
        facts={[
          {
            icon: 'undo',
            text: t('purchases.summary.promises.refund', { term: capitalise(refundTerm(day, language, t).time) }),
          },
          { icon: 'ticket-check', text: t('purchases.summary.promises.validity', { time: view.validity }) },
          { icon: 'lock', text: t('purchases.summary.promises.secure') },
        ]}
      />
    </aside>
  )
}
