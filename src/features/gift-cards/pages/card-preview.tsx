import { type CardDraft, typedEuros } from '#features/gift-cards/rules/card-draft.ts'
import { isCardTheme, logoUrl } from '#features/gift-cards/rules/card-themes.ts'
import { GiftCardFace } from '#features/gift-cards/ui/gift-card-face.tsx'
import { formatRound } from '#platform/i18n/format.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

type Typed = Pick<CardDraft, 'theme' | 'amount' | 'otherAmount' | 'name' | 'from'>

/** The card as it will arrive, while it is being written. */
export function CardPreview({ draft, logo, priority }: { draft: Typed; logo?: string; priority?: boolean }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const theme = isCardTheme(draft.theme) ? draft.theme : 'water'
  const euros = typedEuros(draft)
  return (
    <GiftCardFace
      theme={theme}
      brand={site.brand}
      title={t(`giftCards.themes.${theme}.title`)}
      amount={euros > 0 ? formatRound({ amount: euros * 100, currency: 'EUR' }) : ''}
      logo={logo ? { src: logoUrl(logo), alt: draft.from } : undefined}
      priority={priority}
    >
      {t('giftCards.preview.for')} <b>{draft.name.trim() || '…'}</b>
      <br />
      {t('giftCards.preview.by', { from: draft.from.trim() || '…' })}
    </GiftCardFace>
  )
}

/** What its giver wrote, as it stands below the card. */
export const CardMessage = ({ message }: { message: string }) =>
  message.trim() ? <blockquote className="gift-msg soft break-anywhere">{message}</blockquote> : null
