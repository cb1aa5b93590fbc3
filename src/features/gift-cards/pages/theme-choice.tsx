import { cardPictures, cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PictureFill } from '#platform/ui/picture.tsx'

/** The five designs, as radio buttons. Stands in a fieldset with its legend. */
export function ThemeChoice({ name, chosen, error }: { name: string; chosen: string; error?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="designs grid gap-12">
        {cardThemes.map((theme) => (
          <label className="text-center small" key={theme}>
            <input className="sr" type="radio" name={name} value={theme} defaultChecked={chosen === theme} />
            <span className="th mb-8 block">
              <PictureFill file={cardPictures[theme]} alt="" sizes="112px" />
            </span>
            {t(`giftCards.themes.${theme}.name`)}
          </label>
        ))}
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
    </>
  )
}
