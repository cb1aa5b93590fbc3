import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Banner } from '#app/ui/banner.tsx'
import type { GoodsWords } from '#i18n/goods-words.ts'

/** Spec 8: a file of the purchase cannot be located, or could not be made. */
export function MissingFile({ words }: { words: GoodsWords }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  return (
    <div className="wrap section-tight">
      <Banner kind="error" title={t(`purchases.words.${words}.noFile`)}>
        {t('purchases.confirmation.noFile.text', { email: site.supportEmail })}
      </Banner>
    </div>
  )
}
