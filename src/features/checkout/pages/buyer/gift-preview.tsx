import type { SummaryView } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'

type Props = { summary: SummaryView; name: string; message: string }

/** What the gift will look like, as it is being written. */
export function GiftPreview({ summary, name, message }: Props) {
  const { t } = useTranslation()
  const [item] = summary.items
  if (!item) return null
  return (
    <figure className="gift-preview">
      <figcaption className="label">{t('purchases.gift.preview')}</figcaption>
      <div className="mini-voucher">
        <Picture {...item.photo} alt="" sizes="(min-width: 761px) 440px, 100vw" />
        <span className="in">
          <span className="small muted">
            {name.trim() ? t('purchases.gift.previewFor', { name: name.trim() }) : t('purchases.gift.previewEmpty')}
          </span>
          <b className="serif">{item.name}</b>
          <span className="small">{summary.place}</span>
          {message.trim() && <span className="gift-message">{message}</span>}
        </span>
      </div>
    </figure>
  )
}
