-- An exclusion constraint on a uuid and a number beside a range of time needs it. Whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."claim_kind" AS ENUM('hold', 'booking', 'block');--> statement-breakpoint
CREATE TYPE "public"."resource_kind" AS ENUM('cabin', 'therapist', 'circuit');--> statement-breakpoint
CREATE TYPE "public"."booking_state" AS ENUM('requested', 'proposed', 'accepted', 'confirmed', 'declined', 'withdrawn', 'lapsed', 'failed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."waiting_state" AS ENUM('waiting', 'offered', 'taken', 'passed', 'over');--> statement-breakpoint
CREATE TABLE "resource_claims" (
	"resource_uuid" uuid NOT NULL,
	"place" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"kind" "claim_kind" NOT NULL,
	"reference" uuid NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "only_holds_end" CHECK (("resource_claims"."kind" = 'hold') = ("resource_claims"."held_until" is not null)),
	CONSTRAINT "claims_last" CHECK (not isempty("resource_claims"."during") and lower_inc("resource_claims"."during"))
);
--> statement-breakpoint
CREATE TABLE "resource_places" (
	"resource_uuid" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "resource_places_resource_uuid_place_pk" PRIMARY KEY("resource_uuid","place"),
	CONSTRAINT "places_are_counted_from_one" CHECK ("resource_places"."place" >= 1)
);
--> statement-breakpoint
CREATE TABLE "service_booking_rules" (
	"service_uuid" uuid PRIMARY KEY NOT NULL,
	"notice" integer NOT NULL,
	"horizon" integer NOT NULL,
	"grid" integer NOT NULL,
	"free_hours" integer,
	CONSTRAINT "booking_rules_make_sense" CHECK ("service_booking_rules"."notice" >= 0 and "service_booking_rules"."horizon" between 1 and 400 and "service_booking_rules"."grid" between 5 and 240 and "service_booking_rules"."free_hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_needs" (
	"service_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource_uuid" uuid NOT NULL,
	"units" integer NOT NULL,
	"per" text NOT NULL,
	"starts_after" integer NOT NULL,
	"minutes" integer NOT NULL,
	"preparation" integer NOT NULL,
	"clean_up" integer NOT NULL,
	CONSTRAINT "service_needs_service_uuid_position_pk" PRIMARY KEY("service_uuid","position"),
	CONSTRAINT "a_need_takes_something" CHECK ("service_needs"."units" >= 1 and "service_needs"."starts_after" >= 0 and "service_needs"."minutes" >= 1 and "service_needs"."preparation" >= 0 and "service_needs"."clean_up" >= 0),
	CONSTRAINT "a_need_is_per_person_or_party" CHECK ("service_needs"."per" in ('person', 'party'))
);
--> statement-breakpoint
CREATE TABLE "spa_resources" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"kind" "resource_kind" NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spa_schedule_exceptions" (
	"spa_uuid" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"opens" time,
	"closes" time,
	CONSTRAINT "spa_schedule_exceptions_spa_uuid_from_pk" PRIMARY KEY("spa_uuid","from"),
	CONSTRAINT "exception_has_days" CHECK ("spa_schedule_exceptions"."from" <= "spa_schedule_exceptions"."to"),
	CONSTRAINT "exception_opens_and_closes" CHECK (("spa_schedule_exceptions"."opens" is null) = ("spa_schedule_exceptions"."closes" is null))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"state" "booking_state" NOT NULL,
	"locator" text NOT NULL,
	"purchase_uuid" uuid,
	"voucher_uuid" uuid,
	"stay_uuid" uuid,
	"service_uuid" uuid NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"pax" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"claim_reference" uuid NOT NULL,
	"agreed" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"language" "language" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"is_flexible" boolean DEFAULT false NOT NULL,
	"proposed_starts_at" timestamp with time zone,
	"proposed_at" timestamp with time zone,
	"proposal_note" text DEFAULT '' NOT NULL,
	"spa_reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refund_uuid" uuid,
	CONSTRAINT "bookings_locator_unique" UNIQUE("locator"),
	CONSTRAINT "a_booking_is_paid_by_one_thing" CHECK (num_nonnulls("bookings"."purchase_uuid", "bookings"."voucher_uuid", "bookings"."stay_uuid") = 1),
	CONSTRAINT "a_booking_has_people_and_time" CHECK ("bookings"."pax" >= 1 and "bookings"."ends_at" > "bookings"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"service_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"pax" integer NOT NULL,
	"email" text NOT NULL,
	"language" "language" NOT NULL,
	"state" "waiting_state" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"claim_reference" uuid,
	"offered_until" timestamp with time zone,
	CONSTRAINT "waits_with_people" CHECK ("waiting_list"."pax" >= 1),
	CONSTRAINT "an_offer_is_whole" CHECK (("waiting_list"."state" = 'offered') <= (num_nonnulls("waiting_list"."starts_at", "waiting_list"."claim_reference", "waiting_list"."offered_until") = 3))
);
--> statement-breakpoint
ALTER TABLE "spa_schedules" DROP CONSTRAINT "spa_opens_before_it_closes";--> statement-breakpoint
ALTER TABLE "resource_claims" ADD CONSTRAINT "a_claim_is_on_a_place" FOREIGN KEY ("resource_uuid","place") REFERENCES "public"."resource_places"("resource_uuid","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_places" ADD CONSTRAINT "resource_places_resource_uuid_spa_resources_uuid_fk" FOREIGN KEY ("resource_uuid") REFERENCES "public"."spa_resources"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_booking_rules" ADD CONSTRAINT "service_booking_rules_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_needs" ADD CONSTRAINT "service_needs_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_needs" ADD CONSTRAINT "service_needs_resource_uuid_spa_resources_uuid_fk" FOREIGN KEY ("resource_uuid") REFERENCES "public"."spa_resources"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_resources" ADD CONSTRAINT "spa_resources_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_schedule_exceptions" ADD CONSTRAINT "spa_schedule_exceptions_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_stay_uuid_purchases_uuid_fk" FOREIGN KEY ("stay_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_claims_reference_index" ON "resource_claims" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "claims_held" ON "resource_claims" USING btree ("held_until") WHERE "resource_claims"."kind" = 'hold';--> statement-breakpoint
CREATE INDEX "service_needs_resource_uuid_index" ON "service_needs" USING btree ("resource_uuid");--> statement-breakpoint
CREATE INDEX "spa_resources_spa_uuid_index" ON "spa_resources" USING btree ("spa_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "a_purchase_is_booked_once" ON "bookings" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "a_voucher_is_booked_once" ON "bookings" USING btree ("voucher_uuid") WHERE "bookings"."state" in ('requested', 'proposed', 'accepted', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "a_service_of_a_stay_is_booked_once" ON "bookings" USING btree ("stay_uuid","service_uuid") WHERE "bookings"."state" in ('requested', 'proposed', 'accepted', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_state_starts_at_index" ON "bookings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_spa_uuid_starts_at_index" ON "bookings" USING btree ("spa_uuid","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waits_once" ON "waiting_list" USING btree ("service_uuid","day",lower("email")) WHERE "waiting_list"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_state_day_index" ON "waiting_list" USING btree ("state","day");--> statement-breakpoint
ALTER TABLE "spa_schedules" ADD CONSTRAINT "spa_opens_and_closes" CHECK ("spa_schedules"."opens" <> "spa_schedules"."closes");--> statement-breakpoint
-- Whatever the code does: nobody takes a place at a time at which somebody else has it.
ALTER TABLE "resource_claims" ADD CONSTRAINT "a_place_is_taken_once" EXCLUDE USING gist ("resource_uuid" WITH =, "place" WITH =, "during" WITH &&);--> statement-breakpoint
-- Every process keeps what is taken in memory, to find services by day. A change tells them the resources to read again.
CREATE FUNCTION notify_claims_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('claims_changed', '');
  ELSE
    PERFORM pg_notify('claims_changed', resource_uuid::text) FROM (SELECT DISTINCT resource_uuid FROM changed) AS resources;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER claims_inserted AFTER INSERT ON "resource_claims" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER claims_updated AFTER UPDATE ON "resource_claims" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER claims_deleted AFTER DELETE ON "resource_claims" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER claims_emptied AFTER TRUNCATE ON "resource_claims" FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_resources" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource_places" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_booking_rules" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_needs" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_schedule_exceptions" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
