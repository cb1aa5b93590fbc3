CREATE TYPE "public"."charge_time" AS ENUM('now', 'later');--> statement-breakpoint
ALTER TYPE "public"."attempt_state" ADD VALUE 'authorized' BEFORE 'paid';--> statement-breakpoint
ALTER TYPE "public"."attempt_state" ADD VALUE 'released';--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "charge" charge_time DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "authorized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payment_accepted_at" timestamp with time zone;--> statement-breakpoint
-- Until now a payment was accepted when its money was taken.
UPDATE "purchases" SET "payment_accepted_at" = "paid_at";
