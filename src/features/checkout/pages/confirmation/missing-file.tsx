import type { GoodsWords } from '#features/checkout/rules/goods-words.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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
