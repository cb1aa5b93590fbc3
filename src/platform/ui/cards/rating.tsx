/** `value` and `count` arrive formatted; `label` reads them as a sentence. */
export function Rating({ value, count, label }: RatingProps) {
  return (
    <span className="rating inline-row nowrap" role="img" aria-label={label}>
      <Star />
      {value} {count && <span className="muted regular">({count})</span>}
    </span>
  )
}

/** The stars of a hotel, not of its reviews. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => index + 1).map((star) => (
        <Star key={star} />
      ))}
    </span>
  )
}

export type RatingProps = { value: string; count?: string; label: string }

function Star() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 1.2l2.06 4.3 4.74.6-3.48 3.26.9 4.7L8 11.75 3.78 14.06l.9-4.7L1.2 6.1l4.74-.6z" />
    </svg>
  )
}
