CREATE TYPE "public"."card_theme" AS ENUM('water', 'petals', 'gift', 'zen', 'oils');--> statement-breakpoint
CREATE TYPE "public"."gift_card_state" AS ENUM('scheduled', 'sent', 'returned', 'opened', 'cancelled');--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"purchase_uuid" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"state" "gift_card_state" NOT NULL,
	"language" "language" NOT NULL,
	"theme" "card_theme" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"from_name" text NOT NULL,
	"message" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"deliver_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"extended_from" date,
	"cancelled_because" text,
	"cancelled_at" timestamp with time zone,
	"refund_uuid" uuid,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_cards_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_cards_purchase_uuid_position_unique" UNIQUE("purchase_uuid","position")
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_email_index" ON "gift_cards" USING btree ("email");