import { Icon } from './icon.tsx'
import { Rating, type RatingProps } from './rating.tsx'

export function ReviewCard({ author, when, rating, text, verified, unverified }: ReviewCardProps) {
  return (
    <article className="review">
      <header>
        <Avatar name={author} />
        <div>
          <b>{author}</b>
          <div className="small muted">{when}</div>
        </div>
        <Rating {...rating} />
      </header>
      <p>{text}</p>
      {verified ? <Verified>{verified}</Verified> : <p className="unverified small muted">{unverified}</p>}
    </article>
  )
}

/** The first letter of a name in a circle. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  )
}

export function Verified({ children }: { children: string }) {
  return (
    <p className="verified">
      <Icon name="verified" />
      {children}
    </p>
  )
}

/** Either the label of a verified stay or that of a review nobody could verify. */
type ReviewCardProps = { author: string; when: string; rating: RatingProps; text: string } & (
  | { verified: string; unverified?: undefined }
  | { verified?: undefined; unverified: string }
)
