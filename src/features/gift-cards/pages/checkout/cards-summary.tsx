import { type CardDraft, typedEuros } from '#features/gift-cards/rules/card-draft.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { Button } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { CardMessage, CardPreview } from '../card-preview.tsx'

type Props = { cards: CardDraft[]; open: number | null; isSending: boolean }

/** Beside the list: the card that is open as it will arrive, and what all of them cost. */
export function CardsSummary({ cards, open, isSending }: Props) {
  const { t } = useTranslation()
  const shown = cards[open ?? 0]
  const total = cards.reduce((sum, card) => sum + typedEuros(card), 0) * 100
  const money = (amount: number) => formatMoney({ amount, currency: 'EUR' })
  return (
    <aside className="gc-side grid">
      {shown && (
        <div className="desk">
          <p className="small muted mb-10">
            {shown.name.trim()
              ? t('giftCards.checkout.arrives', { name: shown.name.trim() })
              : t('giftCards.checkout.arrivesSo')}
          </p>
          <CardPreview draft={shown} />
          <CardMessage message={shown.message} />
        </div>
      )}
      <Panel className="summary">
        <dl className="lines grid gap-10">
          <div>
            <dt>{t('giftCards.checkout.count', { count: cards.length })}</dt>
            <dd>{money(total)}</dd>
          </div>
          <div>
            <dt>{t('giftCards.checkout.byEmail')}</dt>
            <dd>{t('giftCards.checkout.free')}</dd>
          </div>
        </dl>
        <div className="total mb-16" aria-live="polite" aria-atomic="true">
          <b>{t('giftCards.checkout.total')}</b>
          <b>{money(total)}</b>
        </div>
        <Button type="submit" block busy={isSending}>
          {t('giftCards.checkout.continue')}
        </Button>
        <p className="small muted mb-10">{t('giftCards.checkout.validity')}</p>
      </Panel>
    </aside>
  )
}
