ALTER TABLE "refunds" ADD COLUMN "polled_at" timestamp with time zone;--> statement-breakpoint
-- An offer that raised a price becomes one that changes none.
UPDATE "offers" SET "bono_discount_value" = 0 WHERE "bono_discount_value" > 0;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offer_never_raises_the_price" CHECK ("offers"."bono_discount_value" <= 0);