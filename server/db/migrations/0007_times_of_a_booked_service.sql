ALTER TABLE "service_booking_rules" ADD COLUMN "starts_from" time;--> statement-breakpoint
ALTER TABLE "service_booking_rules" ADD COLUMN "starts_until" time;