ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer_language" "language";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_on" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "an_answer_is_whole" CHECK (num_nonnulls("reviews"."answer", "reviews"."answer_language", "reviews"."answered_on") in (0, 3));