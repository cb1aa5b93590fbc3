CREATE TYPE "public"."dispute_kind" AS ENUM('dispute', 'reversal', 'operator');--> statement-breakpoint
CREATE TYPE "public"."dispute_state" AS ENUM('open', 'lost', 'released', 'closed');--> statement-breakpoint
CREATE TABLE "disputes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	"attempt_uuid" uuid,
	"provider" "payment_provider",
	"name" text NOT NULL,
	"kind" "dispute_kind" NOT NULL,
	"state" "dispute_state" NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attempt_uuid_payment_attempts_uuid_fk" FOREIGN KEY ("attempt_uuid") REFERENCES "public"."payment_attempts"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "a_dispute_is_told_once" ON "disputes" USING btree ("provider","name");--> statement-breakpoint
CREATE INDEX "disputes_purchase_uuid_index" ON "disputes" USING btree ("purchase_uuid");