CREATE TYPE "public"."payment_mode" AS ENUM('sandbox', 'test', 'live');--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "payment_mode" "payment_mode";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payment_mode" "payment_mode";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payment_mode" "payment_mode";--> statement-breakpoint
-- Nothing was sold for real money before this: what was paid for is marked as play, and so is what came of it.
UPDATE "payment_attempts" SET "payment_mode" = 'sandbox';--> statement-breakpoint
UPDATE "purchases" SET "payment_mode" = 'sandbox' WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
UPDATE "coupons" SET "payment_mode" = 'sandbox' WHERE "code" IN (SELECT "code" FROM "voucher_exchanges");
