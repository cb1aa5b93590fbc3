ALTER TABLE "bookings" DROP CONSTRAINT "bookings_voucher_uuid_vouchers_uuid_fk";
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "purchase_uuid" uuid;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_purchase_uuid_index" ON "coupons" USING btree ("purchase_uuid");--> statement-breakpoint
UPDATE "coupons" SET "purchase_uuid" = "gift_cards"."purchase_uuid" FROM "gift_cards" WHERE "gift_cards"."code" = "coupons"."code";--> statement-breakpoint
UPDATE "coupons" SET "purchase_uuid" = "vouchers"."purchase_uuid" FROM "voucher_exchanges" JOIN "vouchers" ON "vouchers"."uuid" = "voucher_exchanges"."voucher_uuid" WHERE "voucher_exchanges"."code" = "coupons"."code";
