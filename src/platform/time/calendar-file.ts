/** What a calendar program is told of an event. Instants are of no place; a calendar shows them on its reader's clock. */
type CalendarEvent = {
  uid: string
  /** When this was written. */
  at: Date
  start: Date
  end: Date
  title: string
  place: string
  text: string
  /** Counts the changes of an event: a calendar takes the newest of two files about one. */
  revision?: number
  /** Whether it takes place no more. */
  isCancelled?: boolean
}

/** One event as a file (RFC 5545): lines end with CR and LF, and none is longer than 75 bytes. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, at, start, end, title, place, text, revision = 0, isCancelled = false } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calmaria//ES',
    'CALSCALE:GREGORIAN',
    isCancelled ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(at)}`,
    `SEQUENCE:${revision}`,
    isCancelled ? 'STATUS:CANCELLED' : 'STATUS:CONFIRMED',
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

/** 20261211T150000Z */
const stamp = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

const mostBytes = 75
const encoder = new TextEncoder()
const bytesIn = (text: string) => encoder.encode(text).length

/** What is too long goes on after a line that begins with a space. No character is cut in two. */
function folded(line: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (bytesIn(current + character) > mostBytes) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current]
}
