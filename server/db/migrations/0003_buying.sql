CREATE TYPE "public"."coupon_kind" AS ENUM('percent', 'wallet', 'gift-card');--> statement-breakpoint
CREATE TYPE "public"."reservation_state" AS ENUM('held', 'used', 'released');--> statement-breakpoint
CREATE TYPE "public"."attempt_state" AS ENUM('open', 'paid', 'failed');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('card', 'paypal', 'bizum', 'mbway', 'multibanco');--> statement-breakpoint
CREATE TYPE "public"."payment_provider" AS ENUM('redsys', 'paypal', 'stripe');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'done', 'refused');--> statement-breakpoint
CREATE TYPE "public"."purchase_kind" AS ENUM('voucher', 'getaway', 'booking', 'gift-card');--> statement-breakpoint
CREATE TYPE "public"."purchase_state" AS ENUM('started', 'ready', 'paying', 'confirming', 'confirmed', 'expired', 'undone');--> statement-breakpoint
CREATE TYPE "public"."voucher_state" AS ENUM('issued', 'activated', 'redeemed', 'expired', 'cancelled');--> statement-breakpoint
CREATE TABLE "balance_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"purchase_uuid" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_reservations" (
	"purchase_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"state" "reservation_state" NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_reservations_purchase_uuid_code_pk" PRIMARY KEY("purchase_uuid","code")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"kind" "coupon_kind" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"usage_limit" integer,
	"service_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"spa_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"welcomes" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "percent_is_one" CHECK ("coupons"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "blocked_cards" (
	"card_key" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	"order" text NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"method" "payment_method" NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" "attempt_state" NOT NULL,
	"code" text,
	"memo" jsonb NOT NULL,
	"wanted" jsonb,
	"card_key" text,
	"card_brand" text,
	"card_last_digits" text,
	"started_at" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_order_unique" UNIQUE("order")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" "payment_provider" NOT NULL,
	"event" text NOT NULL,
	"order" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_pk" PRIMARY KEY("provider","event")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"attempt_uuid" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" "refund_state" NOT NULL,
	"reason" text NOT NULL,
	"memo" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "postal_orders" (
	"purchase_uuid" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"kind" "purchase_kind" NOT NULL,
	"state" "purchase_state" NOT NULL,
	"language" "language" NOT NULL,
	"owner_hash" text NOT NULL,
	"locator" text NOT NULL,
	"goods" jsonb NOT NULL,
	"buyer" jsonb,
	"buyer_email" text,
	"gift" jsonb,
	"postal" jsonb,
	"coupon_code" text,
	"balance_code" text,
	"bill" jsonb NOT NULL,
	"next_order" text NOT NULL,
	"paid_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "purchases_locator_unique" UNIQUE("locator"),
	CONSTRAINT "purchases_next_order_unique" UNIQUE("next_order")
);
--> statement-breakpoint
CREATE TABLE "sent_letters" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" "voucher_state" NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"locator" text NOT NULL,
	"reference" text NOT NULL,
	"state" "voucher_state" NOT NULL,
	"language" "language" NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"service_uuid" uuid NOT NULL,
	"service_revision" uuid NOT NULL,
	"service_name" jsonb NOT NULL,
	"spa_name" text NOT NULL,
	"pax" integer NOT NULL,
	"count" integer NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"is_gift" boolean NOT NULL,
	"beneficiary_name" text NOT NULL,
	"beneficiary_email" text NOT NULL,
	"message" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "vouchers_locator_unique" UNIQUE("locator"),
	CONSTRAINT "vouchers_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_reservations" ADD CONSTRAINT "coupon_reservations_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_reservations" ADD CONSTRAINT "coupon_reservations_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_uuid_payment_attempts_uuid_fk" FOREIGN KEY ("attempt_uuid") REFERENCES "public"."payment_attempts"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_orders" ADD CONSTRAINT "postal_orders_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_events" ADD CONSTRAINT "voucher_events_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_entries_code_index" ON "balance_entries" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_reservations_code_state_index" ON "coupon_reservations" USING btree ("code","state");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "payment_attempts" USING btree ("purchase_uuid") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_attempts_purchase_uuid_index" ON "payment_attempts" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "payment_attempts_state_started_at_index" ON "payment_attempts" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "refunds_attempt_uuid_index" ON "refunds" USING btree ("attempt_uuid");--> statement-breakpoint
CREATE INDEX "refunds_state_index" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "purchases_state_expires_at_index" ON "purchases" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "purchases_buyer_email_index" ON "purchases" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "voucher_events_voucher_uuid_index" ON "voucher_events" USING btree ("voucher_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "a_place_is_issued_once" ON "vouchers" USING btree ("purchase_uuid","position");--> statement-breakpoint
CREATE INDEX "vouchers_beneficiary_email_index" ON "vouchers" USING btree ("beneficiary_email");--> statement-breakpoint
CREATE INDEX "vouchers_state_expires_on_index" ON "vouchers" USING btree ("state","expires_on");--> statement-breakpoint
-- Ledgers are written once: what was wrong is put right by another entry.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "balance_entries_are_append_only" BEFORE UPDATE OR DELETE ON "balance_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "voucher_events_are_append_only" BEFORE UPDATE OR DELETE ON "voucher_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
