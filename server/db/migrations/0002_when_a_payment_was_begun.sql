ALTER TABLE "purchases" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
-- Until now the terms were accepted with a payment, and nowhere else.
UPDATE "purchases" SET "attempted_at" = "terms_accepted_at";
