import { z } from '@hono/zod-openapi'
import type { RatePart, SelectedRate } from '#features/getaways/rules/selected-rate.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'

const longest = 60
const longestText = 2000

const named = (asked: string, description: string) =>
  z
    .string({ error: asking(asked) })
    .min(1, { error: `Is not right. ${asked}` })
    .max(longest, { error: `Is not right. ${asked}` })
    .openapi({ description })

const echoed = (description: string) =>
  z
    .string({ error: asking('Send it as the rate has it, or leave it out.') })
    .max(longestText, { error: 'Is not right. Send it as the rate has it, or leave it out.' })
    .optional()
    .openapi({ description })

const part = { error: asking('Send the object as the rate has it, or leave it out.') }

const bookingProcedure = z.object(
  {
    occupancies: z
      .array(
        z.object({ adults: z.int({ error: asking('Send a number.') }).openapi({ description: 'In this room.' }) }),
        {
          error: asking('Send the list as the rate has it, or leave it out.'),
        },
      )
      .optional()
      .openapi({ description: 'The rooms with their people.' }),
    supplier: echoed('Who is asked for the rooms.'),
  },
  part,
)

/** Spec 7, 'Selected-rate payload'. */
export const selectedRate = z.object(
  {
    type: named('Send type of a rate.', 'type of the rate.'),
    name: echoed('name of the rate, in any language.'),
    description: echoed('description of the rate, in any language.'),
    price: z
      .object(
        {
          amount: z.int({ error: asking('Send cents.') }).openapi({ description: 'In cents.' }),
          currency: z.string({ error: asking("Send 'EUR'.") }).openapi({ description: 'ISO 4217, such as EUR.' }),
        },
        { error: asking('Send basic_price_with_discount of the rate.') },
      )
      .openapi({ description: 'basic_price_with_discount of the rate: what the buyer has seen.' }),
    room_type: named('Send room_type of a rate.', 'room_type of the rate.'),
    room_name: echoed('room_name of the rate, in any language.'),
    boardtype_type: named('Send boardtype_type of a rate.', 'boardtype_type of the rate.'),
    metadata: z
      .object(
        { booking_procedure: bookingProcedure.optional().openapi({ description: 'How the hotel books it.' }) },
        part,
      )
      .optional()
      .openapi({ description: 'metadata of the rate.' }),
  },
  { error: asking('Send a rate of findGetawayAvailability, with type, price, room_type and boardtype_type.') },
)

export const toSelectedRate = (sent: z.output<typeof selectedRate>): SelectedRate => ({
  type: sent.type,
  roomType: sent.room_type,
  boardType: sent.boardtype_type,
  price: sent.price,
  name: sent.name,
  description: sent.description,
  roomName: sent.room_name,
  supplier: sent.metadata?.booking_procedure?.supplier,
  occupancies: sent.metadata?.booking_procedure?.occupancies,
})

/** What the parts of a rate are called in the body. */
export const ratePartNames: Record<RatePart, string> = {
  name: 'name',
  description: 'description',
  roomName: 'room_name',
  supplier: 'metadata.booking_procedure.supplier',
  occupancies: 'metadata.booking_procedure.occupancies',
}
