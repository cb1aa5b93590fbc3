import { useTranslation } from '#app/i18n.tsx'
import { FileField } from '#app/ui/forms/file-field.tsx'
import { pictureKinds } from '#domain/forms/uploaded-file.ts'
import { mostPictures, type PicturesProblem, picturesProblem } from '#domain/reviews/review-pictures.ts'

type Props = {
  id: string
  answer?: { hadFile: boolean }
  error?: string
  onProblem: (problem: PicturesProblem | null) => void
}

export function PicturesField(props: Props) {
  const { t } = useTranslation()
  return (
    <FileField
      {...props}
      name="pictures"
      multiple
      kinds={pictureKinds}
      check={picturesProblem}
      textOf={(problem) => t(`reviews.problems.${problem}`)}
      label={t('reviews.form.pictures')}
      optional={t('reviews.form.optional')}
      hint={t('reviews.form.picturesHint', { most: mostPictures })}
      again={t('reviews.form.picturesAgain')}
    />
  )
}
