CREATE TABLE "funnel_days" (
	"day" date NOT NULL,
	"language" "language" NOT NULL,
	"kind" "purchase_kind" NOT NULL,
	"channel" text NOT NULL,
	"campaign" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"buyers" integer DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "funnel_days_day_channel_campaign_kind_language_pk" PRIMARY KEY("day","channel","campaign","kind","language")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "buyer_saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payment_started_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "purchases_started_at_index" ON "purchases" USING btree ("started_at") WHERE "purchases"."origin" is not null;