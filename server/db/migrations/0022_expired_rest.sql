ALTER TABLE "coupons" ADD COLUMN "expired_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "expired_on" date;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "expired_amount_has_its_day" CHECK ("coupons"."expired_amount" = 0 or "coupons"."expired_on" is not null);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "expired_amount_is_not_negative" CHECK ("coupons"."expired_amount" >= 0);