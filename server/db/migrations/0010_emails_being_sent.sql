ALTER TABLE "sent_letters" ALTER COLUMN "sent_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_letters" ADD COLUMN "lease_until" timestamp with time zone;