import { z } from 'zod'
import { trimEndOf } from '#domain/site/trim-end.ts'
import { setting } from './field-kinds.ts'

/** Where only play money is paid, the widget can be tried out on any page of this machine. */
const demoBookingToken = 'demo-booking-token'

/** An origin, or all below a domain; as content security policies write it. */
const ancestor = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i

export const bookingFields = {
  BOOKING_TOKEN: setting(
    z
      .string()
      .trim()
      .regex(/^[\w-]{16,200}$/, { error: 'must have 16 to 200 letters, digits, - or _' })
      .optional(),
    'what whoever shows the booking widget in a frame must say, 16 to 200 characters; without one nobody may ([how](operations.md#the-booking-widget-on-other-sites))',
    `\`${demoBookingToken}\` with the sandbox, else none`,
  ),
  BOOKING_FRAME_ANCESTORS: setting(
    z
      .string()
      .default('*')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(
        z.array(
          z.string().refine((item) => item === '*' || ancestor.test(item), {
            error: "must be '*' or addresses such as https://spa.example, with commas between them",
          }),
        ),
      ),
    'the sites that may show it, such as `https://spa.example, https://*.balneario.example`',
  ),
  BOOKING_SERVICE_URL: setting(
    z
      .url({ protocol: /^https?$/, error: 'must be an https:// address' })
      .refine((url) => url.startsWith('https:') || localHosts.has(new URL(url).hostname), {
        error: 'must be an https:// address',
      })
      .optional(),
    '`https://…` of another booking service, whose widget and last page then stand in ours; needs `BOOKING_TOKEN`, which it is told',
    'none: ourselves',
  ),
}

const localHosts = new Set(['localhost', '127.0.0.1'])

type Values = z.infer<z.ZodObject<typeof bookingFields>>

/** `serviceUrl`: of another booking service, or null where hours are booked here. */
export function bookingSettings(values: Values, { publicUrl, hasDemo }: { publicUrl: string; hasDemo: boolean }) {
  const service = values.BOOKING_SERVICE_URL ? trimEndOf(values.BOOKING_SERVICE_URL, /\//) : null
  const isOwn = service === null || new URL(service).origin === new URL(publicUrl).origin
  return {
    token: values.BOOKING_TOKEN ?? (hasDemo ? demoBookingToken : null),
    frameAncestors: values.BOOKING_FRAME_ANCESTORS,
    serviceUrl: isOwn ? null : service,
  }
}

export type BookingSettings = ReturnType<typeof bookingSettings>
