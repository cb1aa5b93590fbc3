import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { voucherStates } from '#features/vouchers/rules/voucher.ts'
import type { PerLanguage } from '#platform/i18n/languages.ts'
import { language } from '#platform/server/db/schema/language.ts'

export const voucherState = pgEnum('voucher_state', voucherStates)

/** What was bought stands in it: the catalogue may change, a voucher's promise doesn't. */
export const vouchers = pgTable(
  'vouchers',
  {
    uuid: uuid().primaryKey(),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
    /** Its place among those of its purchase: none is issued twice. */
    position: integer().notNull(),
    locator: text().notNull().unique(),
    reference: text().notNull().unique(),
    state: voucherState().notNull(),
    language: language().notNull(),
    spaUuid: uuid('spa_uuid').notNull(),
    serviceUuid: uuid('service_uuid').notNull(),
    serviceRevision: uuid('service_revision').notNull(),
    serviceName: jsonb('service_name').$type<PerLanguage<string>>().notNull(),
    spaName: text('spa_name').notNull(),
    /** For how many people this voucher is good. A party that needs several vouchers (spec 9) has several rows. */
    pax: integer().notNull(),
    /** What was paid for it, in cents: what it is worth when it is exchanged. */
    value: integer().notNull(),
    currency: text().notNull(),
    isGift: boolean('is_gift').notNull(),
    beneficiaryName: text('beneficiary_name').notNull(),
    beneficiaryEmail: text('beneficiary_email').notNull(),
    message: text().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    expiresOn: date('expires_on').notNull(),
    /** The day on which it was extended, which may be once. */
    extendedOn: date('extended_on'),
  },
  (table) => [
    uniqueIndex('a_place_is_issued_once').on(table.purchaseUuid, table.position),
    index().on(table.beneficiaryEmail),
    index().on(table.state, table.expiresOn),
  ],
)

/** Append-only: how it came to its state. */
export const voucherEvents = pgTable(
  'voucher_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    voucherUuid: uuid('voucher_uuid')
      .notNull()
      .references(() => vouchers.uuid),
    at: timestamp({ withTimezone: true }).notNull(),
    state: voucherState().notNull(),
    /** Who or what brought it there. */
    cause: text().notNull(),
  },
  (table) => [index().on(table.voucherUuid)],
)
