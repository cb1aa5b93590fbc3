CREATE TYPE "public"."contact_topic" AS ENUM('voucher', 'purchase', 'getaway', 'booking', 'gift', 'refund', 'company', 'privacy', 'other');--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket" text NOT NULL,
	"language" "language" NOT NULL,
	"topic" "contact_topic" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"reference" text NOT NULL,
	"message" text NOT NULL,
	"attachment_name" text,
	"attachment_type" text,
	"attachment" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "spa_applications" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket" text NOT NULL,
	"language" "language" NOT NULL,
	"venue" text NOT NULL,
	"place" text NOT NULL,
	"web" text NOT NULL,
	"services" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "spa_applications_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "spa_applications_created_at_index" ON "spa_applications" USING btree ("created_at");