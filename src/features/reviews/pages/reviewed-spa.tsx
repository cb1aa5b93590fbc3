import type { ReviewedSpa as Spa } from '#features/reviews/server/describe-review-page.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Picture } from '#platform/ui/picture.tsx'

/** The spa that is being written about. */
export function ReviewedSpa({ spa }: { spa: Spa }) {
  return (
    <Anchor href={spa.href} className="reviewed-spa grid">
      <Picture {...spa.photo} ratio="photo" sizes="(max-width: 760px) 96px, 400px" priority />
      <span>
        <b>{spa.name}</b>
        <span className="small muted">{spa.place}</span>
      </span>
    </Anchor>
  )
}
