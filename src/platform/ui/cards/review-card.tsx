import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Rating, type RatingProps } from './rating.tsx'

export function ReviewCard({ author, when, rating, text, language, pictures, answer, ...source }: ReviewCardProps) {
  return (
    <article className="review">
      <header className="aligned gap-14">
        <Avatar name={author} />
        <div>
          <b>{author}</b>
          <div className="small muted">{when}</div>
        </div>
        <Rating {...rating} />
      </header>
      <p lang={language}>{text}</p>
      {pictures}
      {source.verified ? (
        <Verified>{source.verified}</Verified>
      ) : (
        <p className="unverified small muted">{source.unverified}</p>
      )}
      {answer && (
        <div className="review-answer">
          <p>
            <b>{answer.title}</b> <span className="small muted">{answer.when}</span>
          </p>
          <p lang={answer.language}>{answer.text}</p>
        </div>
      )}
    </article>
  )
}

/** The first letter of a name in a circle. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar centred" aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  )
}

export function Verified({ children }: { children: string }) {
  return (
    <p className="verified inline-row gap-6 small">
      <Icon name="verified" />
      {children}
    </p>
  )
}

/** `language` is that of the text, where it may be another than the page's. Either the label of a verified stay or that of a review nobody could verify. */
type ReviewCardProps = {
  author: string
  when: string
  rating: RatingProps
  text: string
  language?: string
  pictures?: ReactNode
  /** What the spa says to it. */
  answer?: { title: string; when: string; text: string; language: string } | null
} & ({ verified: string; unverified?: undefined } | { verified?: undefined; unverified: string })
