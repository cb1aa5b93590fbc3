-- Languages are text and no type of the database: another one is no migration.
ALTER TABLE "location_translations" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "tag_translations" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "getaway_translations" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "review_submissions" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "answer_language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "service_translations" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "spa_translations" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "consent_choices" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "funnel_days" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "waiting_list" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "spa_applications" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."language";--> statement-breakpoint
-- A column for each language becomes one of JSON, which keeps what was written.
ALTER TABLE "spa_resources" ALTER COLUMN "name_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "name_es", 'pt', "name_pt");--> statement-breakpoint
ALTER TABLE "spa_resources" RENAME COLUMN "name_es" TO "name";--> statement-breakpoint
ALTER TABLE "spa_resources" DROP COLUMN "name_pt";--> statement-breakpoint
ALTER TABLE "amenities" ALTER COLUMN "title_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "title_es", 'pt', "title_pt");--> statement-breakpoint
ALTER TABLE "amenities" RENAME COLUMN "title_es" TO "title";--> statement-breakpoint
ALTER TABLE "amenities" DROP COLUMN "title_pt";--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "alt_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "alt_es", 'pt', "alt_pt");--> statement-breakpoint
ALTER TABLE "images" RENAME COLUMN "alt_es" TO "alt";--> statement-breakpoint
ALTER TABLE "images" DROP COLUMN "alt_pt";--> statement-breakpoint
ALTER TABLE "board_types" ALTER COLUMN "name_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "name_es", 'pt', "name_pt");--> statement-breakpoint
ALTER TABLE "board_types" RENAME COLUMN "name_es" TO "name";--> statement-breakpoint
ALTER TABLE "board_types" DROP COLUMN "name_pt";--> statement-breakpoint
ALTER TABLE "board_types" ALTER COLUMN "description_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "description_es", 'pt', "description_pt");--> statement-breakpoint
ALTER TABLE "board_types" RENAME COLUMN "description_es" TO "description";--> statement-breakpoint
ALTER TABLE "board_types" DROP COLUMN "description_pt";--> statement-breakpoint
ALTER TABLE "hotel_rooms" ALTER COLUMN "name_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "name_es", 'pt', "name_pt");--> statement-breakpoint
ALTER TABLE "hotel_rooms" RENAME COLUMN "name_es" TO "name";--> statement-breakpoint
ALTER TABLE "hotel_rooms" DROP COLUMN "name_pt";--> statement-breakpoint
ALTER TABLE "hotel_rooms" ALTER COLUMN "details_es" DROP DEFAULT, ALTER COLUMN "details_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "details_es", 'pt', "details_pt");--> statement-breakpoint
ALTER TABLE "hotel_rooms" RENAME COLUMN "details_es" TO "details";--> statement-breakpoint
ALTER TABLE "hotel_rooms" DROP COLUMN "details_pt";--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "description_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "description_es", 'pt', "description_pt");--> statement-breakpoint
ALTER TABLE "hotels" RENAME COLUMN "description_es" TO "description";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "description_pt";--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "conditions_es" DROP DEFAULT, ALTER COLUMN "conditions_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "conditions_es", 'pt', "conditions_pt");--> statement-breakpoint
ALTER TABLE "hotels" RENAME COLUMN "conditions_es" TO "conditions";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "conditions_pt";--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" ALTER COLUMN "name_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "name_es", 'pt', "name_pt");--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" RENAME COLUMN "name_es" TO "name";--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" DROP COLUMN "name_pt";--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" ALTER COLUMN "description_es" SET DATA TYPE jsonb USING jsonb_build_object('es', "description_es", 'pt', "description_pt");--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" RENAME COLUMN "description_es" TO "description";--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" DROP COLUMN "description_pt";
