import { mostPictures, type PicturesProblem, picturesProblem } from '#features/reviews/rules/sent-pictures.ts'
import { pictureKinds } from '#platform/forms/uploaded-file.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

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
