/** Each aspect of the reviews with its mean; `value` is formatted, `score` and `best` draw the bar. */
export function RatingBars({ bars, best = 5 }: { bars: RatingBar[]; best?: number }) {
  return (
    <ul className="bars">
      {bars.map((bar) => (
        <li className="grid items-center" key={bar.label}>
          <span>{bar.label}</span>
          <svg className="track" aria-hidden="true" focusable="false">
            <rect width={`${(100 * bar.score) / best}%`} height="6" rx="3" />
          </svg>
          <b className="text-right num">{bar.value}</b>
        </li>
      ))}
    </ul>
  )
}

type RatingBar = { label: string; value: string; score: number }
