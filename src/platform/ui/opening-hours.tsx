/** The week; the day of today stands out. */
export function OpeningHours({ caption, days }: { caption: string; days: OpeningDay[] }) {
  return (
    <table className="hours">
      <caption className="sr">{caption}</caption>
      <tbody>
        {days.map((day) => (
          <tr key={day.name} className={day.today ? 'today' : undefined}>
            <th scope="row">
              {day.name}
              {day.today && ` · ${day.today}`}
            </th>
            <td>{day.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `today` is the word for it, on the day it applies to. */
type OpeningDay = { name: string; hours: string; today?: string }
