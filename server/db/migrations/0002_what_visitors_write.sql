CREATE TYPE "public"."review_state" AS ENUM('pending', 'published', 'rejected');--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"language" "language" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "an_address_subscribes_once" UNIQUE("email"),
	CONSTRAINT "address_in_small_letters" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email")),
	CONSTRAINT "subscriber_country_is_iso_code" CHECK ("newsletter_subscriptions"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "review_submissions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"service_uuid" uuid,
	"author" text NOT NULL,
	"email" text,
	"language" "language" NOT NULL,
	"environment" integer NOT NULL,
	"service" integer NOT NULL,
	"attention" integer NOT NULL,
	"quality_price" integer NOT NULL,
	"comment" text NOT NULL,
	"visit" text,
	"state" "review_state" NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "a_visit_is_reviewed_once" UNIQUE("visit"),
	CONSTRAINT "submitted_marks_one_to_five" CHECK ("review_submissions"."environment" between 1 and 5 and "review_submissions"."service" between 1 and 5 and "review_submissions"."attention" between 1 and 5 and "review_submissions"."quality_price" between 1 and 5),
	CONSTRAINT "decided_unless_pending" CHECK (("review_submissions"."state" = 'pending') = ("review_submissions"."decided_at" is null)),
	CONSTRAINT "address_only_while_pending" CHECK ("review_submissions"."state" = 'pending' or "review_submissions"."email" is null)
);
--> statement-breakpoint
CREATE INDEX "review_submissions_state_submitted_at_index" ON "review_submissions" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "review_submissions_spa_uuid_submitted_at_index" ON "review_submissions" USING btree ("spa_uuid","submitted_at");