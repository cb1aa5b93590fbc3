CREATE TYPE "public"."stay_state" AS ENUM('confirmed', 'cancelling', 'cancelled');--> statement-breakpoint
CREATE TABLE "getaway_stays" (
	"purchase_uuid" uuid PRIMARY KEY NOT NULL,
	"state" "stay_state" NOT NULL,
	"hotel_locator" text NOT NULL,
	"voucher_code" text NOT NULL,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"penalty" integer,
	"refund_uuid" uuid,
	CONSTRAINT "getaway_stays_voucher_code_unique" UNIQUE("voucher_code")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "guests" jsonb;--> statement-breakpoint
ALTER TABLE "getaway_stays" ADD CONSTRAINT "getaway_stays_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_stays" ADD CONSTRAINT "getaway_stays_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "getaway_stays_state_arrival_index" ON "getaway_stays" USING btree ("state","arrival");