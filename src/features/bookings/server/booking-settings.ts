import { z } from 'zod'
import { trimEndOf } from '#platform/rules/trim-end.ts'
import { defineSettings, setting } from '#platform/server/config/define-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    bookings: BookingSettings
  }
}

/** `serviceUrl`: of another booking service, or null where hours are booked here. */
export type BookingSettings = { token: string | null; frameAncestors: string[]; serviceUrl: string | null }

/** Where only play money is paid, the widget can be tried out on any page of this machine. */
const demoBookingToken = 'demo-booking-token'

/** An origin, or all below a domain; as content security policies write it. */
const ancestor = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i

export const bookingSettings = defineSettings({
  chapter: 'The booking widget',
  fields: {
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
  },
  after: ['publicUrl', 'sandbox'],
  problems: ({ BOOKING_SERVICE_URL, BOOKING_TOKEN }) =>
    BOOKING_SERVICE_URL && !BOOKING_TOKEN
      ? [{ setting: 'BOOKING_TOKEN', message: 'is needed with BOOKING_SERVICE_URL, which knows us by it' }]
      : [],
  config: (values, { publicUrl, sandbox }) => {
    const service = values.BOOKING_SERVICE_URL ? trimEndOf(values.BOOKING_SERVICE_URL, /\//) : null
    const isOwn = service === null || new URL(service).origin === new URL(publicUrl).origin
    return {
      bookings: {
        token: values.BOOKING_TOKEN ?? (sandbox ? demoBookingToken : null),
        frameAncestors: values.BOOKING_FRAME_ANCESTORS,
        serviceUrl: isOwn ? null : service,
      },
    }
  },
})

const localHosts = new Set(['localhost', '127.0.0.1'])
