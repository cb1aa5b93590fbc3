CREATE TYPE "public"."subscription_source" AS ENUM('form', 'purchase', 'voucher');--> statement-breakpoint
CREATE TABLE "newsletter_codes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_uuid" uuid NOT NULL,
	"source" "subscription_source" NOT NULL,
	"text_version" text NOT NULL,
	"language" "language" NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "source" "subscription_source" NOT NULL DEFAULT 'form';--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "text_version" text NOT NULL DEFAULT 'form-0';--> statement-breakpoint
-- Only for what was there before: nobody had confirmed, and the words had no version.
ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "source" DROP DEFAULT, ALTER COLUMN "text_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "buyer_mailbox" text;--> statement-breakpoint
-- As `domain/site/mailbox.ts` writes it from now on.
UPDATE "purchases" SET "buyer_mailbox" = CASE
  WHEN split_part("buyer_email", '@', 2) IN ('gmail.com', 'googlemail.com')
  THEN replace(regexp_replace(split_part("buyer_email", '@', 1), '^(.)([^+]*)[+].*$', '\1\2'), '.', '') || '@gmail.com'
  ELSE regexp_replace(split_part("buyer_email", '@', 1), '^(.)([^+]*)[+].*$', '\1\2') || '@' || split_part("buyer_email", '@', 2)
END WHERE "buyer_email" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_codes" ADD CONSTRAINT "newsletter_codes_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_subscription_uuid_newsletter_subscriptions_uuid_fk" FOREIGN KEY ("subscription_uuid") REFERENCES "public"."newsletter_subscriptions"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_consents_subscription_uuid_index" ON "newsletter_consents" USING btree ("subscription_uuid");--> statement-breakpoint
CREATE INDEX "purchases_buyer_mailbox_index" ON "purchases" USING btree ("buyer_mailbox");