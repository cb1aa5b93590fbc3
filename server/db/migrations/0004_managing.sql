CREATE TYPE "public"."cancellation_reason" AS ENUM('seen-cheaper', 'spa-does-not-answer', 'no-availability', 'gift-not-liked', 'other', 'not-said');--> statement-breakpoint
CREATE TYPE "public"."exchange_kind" AS ENUM('wallet', 'gift-card');--> statement-breakpoint
CREATE TABLE "beneficiary_changes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"voucher_uuid" uuid NOT NULL,
	"old_name" text NOT NULL,
	"old_email" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"old_agreed_at" timestamp with time zone,
	"new_agreed_at" timestamp with time zone,
	"made_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_matches" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"voucher_uuid" uuid NOT NULL,
	"website" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_refusals" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_cancellations" (
	"voucher_uuid" uuid PRIMARY KEY NOT NULL,
	"reason" "cancellation_reason" NOT NULL,
	"website" text NOT NULL,
	"text" text NOT NULL,
	"day" date,
	"payment_amount" integer NOT NULL,
	"refund_uuid" uuid,
	"balance_amount" integer NOT NULL,
	"balance_code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_exchanges" (
	"voucher_uuid" uuid PRIMARY KEY NOT NULL,
	"kind" "exchange_kind" NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "extended_on" date;--> statement-breakpoint
ALTER TABLE "beneficiary_changes" ADD CONSTRAINT "beneficiary_changes_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_matches" ADD CONSTRAINT "price_matches_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_balance_code_coupons_code_fk" FOREIGN KEY ("balance_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_exchanges" ADD CONSTRAINT "voucher_exchanges_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_exchanges" ADD CONSTRAINT "voucher_exchanges_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beneficiary_changes_voucher_uuid_index" ON "beneficiary_changes" USING btree ("voucher_uuid");--> statement-breakpoint
CREATE INDEX "price_matches_voucher_uuid_index" ON "price_matches" USING btree ("voucher_uuid");