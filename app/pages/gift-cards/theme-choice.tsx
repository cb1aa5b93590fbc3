import { useTranslation } from '#app/i18n.tsx'
import { FieldMessage } from '#app/ui/forms/field-message.tsx'
import { PictureFill } from '#app/ui/picture.tsx'
import { cardPictures, cardThemes } from '#domain/gift-cards/card-themes.ts'

/** The five designs, as radio buttons. Stands in a fieldset with its legend. */
export function ThemeChoice({ name, chosen, error }: { name: string; chosen: string; error?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="designs">
        {cardThemes.map((theme) => (
          <label key={theme}>
            <input className="sr" type="radio" name={name} value={theme} defaultChecked={chosen === theme} />
            <span className="th">
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
