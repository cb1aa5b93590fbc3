CREATE TYPE "public"."hotel_period_kind" AS ENUM('season', 'offer', 'closing', 'minimum-stay');--> statement-breakpoint
CREATE TYPE "public"."hotel_stay_state" AS ENUM('held', 'confirmed', 'released', 'cancelled');--> statement-breakpoint
CREATE TABLE "hotel_board_prices" (
	"hotel_uuid" uuid NOT NULL,
	"board_type" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "hotel_board_prices_hotel_uuid_board_type_pk" PRIMARY KEY("hotel_uuid","board_type")
);
--> statement-breakpoint
CREATE TABLE "hotel_nights" (
	"room_uuid" uuid NOT NULL,
	"night" date NOT NULL,
	"price" integer NOT NULL,
	"offer_percent" integer DEFAULT 0 NOT NULL,
	"minimum_nights" integer DEFAULT 1 NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"allotment" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hotel_nights_room_uuid_night_pk" PRIMARY KEY("room_uuid","night"),
	CONSTRAINT "night_is_not_oversold" CHECK ("hotel_nights"."held" >= 0 and "hotel_nights"."sold" >= 0 and "hotel_nights"."held" + "hotel_nights"."sold" <= "hotel_nights"."allotment"),
	CONSTRAINT "night_has_a_price" CHECK ("hotel_nights"."price" > 0 and "hotel_nights"."offer_percent" between 0 and 90),
	CONSTRAINT "night_has_a_minimum" CHECK ("hotel_nights"."minimum_nights" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "hotel_periods" (
	"hotel_uuid" uuid NOT NULL,
	"kind" "hotel_period_kind" NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"percent" integer,
	"nights" integer,
	CONSTRAINT "hotel_periods_hotel_uuid_kind_starts_pk" PRIMARY KEY("hotel_uuid","kind","starts"),
	CONSTRAINT "period_is_days_of_the_year" CHECK ("hotel_periods"."starts" ~ '^[01]\d-[0-3]\d$' and "hotel_periods"."ends" ~ '^[01]\d-[0-3]\d$')
);
--> statement-breakpoint
CREATE TABLE "hotel_rate_penalties" (
	"plan_uuid" uuid NOT NULL,
	"days_before" integer NOT NULL,
	"time" text NOT NULL,
	"nights" integer,
	CONSTRAINT "hotel_rate_penalties_plan_uuid_days_before_pk" PRIMARY KEY("plan_uuid","days_before"),
	CONSTRAINT "penalty_has_a_time" CHECK ("hotel_rate_penalties"."time" ~ '^[0-2]\d:[0-5]\d$')
);
--> statement-breakpoint
CREATE TABLE "hotel_rate_plans" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"hotel_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"percent" integer NOT NULL,
	"refundable" boolean NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"description_es" text NOT NULL,
	"description_pt" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "a_hotel_has_a_plan_once" UNIQUE("hotel_uuid","type")
);
--> statement-breakpoint
CREATE TABLE "hotel_stays" (
	"hold_reference" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"package_uuid" uuid NOT NULL,
	"room_uuid" uuid NOT NULL,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"rooms" integer NOT NULL,
	"board_type" text NOT NULL,
	"plan_type" text NOT NULL,
	"price" integer NOT NULL,
	"state" "hotel_stay_state" NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"hotel_locator" text,
	"guest_name" text,
	"comment" text,
	CONSTRAINT "hotel_stays_hotel_locator_unique" UNIQUE("hotel_locator"),
	CONSTRAINT "stay_has_nights" CHECK ("hotel_stays"."departure" > "hotel_stays"."arrival" and "hotel_stays"."rooms" > 0),
	CONSTRAINT "a_sold_stay_has_a_locator" CHECK ("hotel_stays"."state" in ('held', 'released') or "hotel_stays"."hotel_locator" is not null)
);
--> statement-breakpoint
ALTER TABLE "getaways" ADD COLUMN "night_supplement" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "details_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "details_pt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "image_uuid" uuid;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "usual_price" integer;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD COLUMN "allotment" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "supplier" text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "check_in" text DEFAULT '15:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "check_out" text DEFAULT '12:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "conditions_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "conditions_pt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel_board_prices" ADD CONSTRAINT "hotel_board_prices_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_board_prices" ADD CONSTRAINT "hotel_board_prices_board_type_board_types_type_fk" FOREIGN KEY ("board_type") REFERENCES "public"."board_types"("type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_nights" ADD CONSTRAINT "hotel_nights_room_uuid_hotel_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."hotel_rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_periods" ADD CONSTRAINT "hotel_periods_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rate_penalties" ADD CONSTRAINT "hotel_rate_penalties_plan_uuid_hotel_rate_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."hotel_rate_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" ADD CONSTRAINT "hotel_rate_plans_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD CONSTRAINT "hotel_stays_room_uuid_hotel_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."hotel_rooms"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "a_stay_is_sold_once" ON "hotel_stays" USING btree ("reference") WHERE "hotel_stays"."state" in ('confirmed', 'cancelled');--> statement-breakpoint
CREATE INDEX "hotel_stays_reference_index" ON "hotel_stays" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "held_stays" ON "hotel_stays" USING btree ("held_until") WHERE "hotel_stays"."state" = 'held';--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD CONSTRAINT "hotel_rooms_image_uuid_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Nights change with every sale, and are no part of the catalogue that processes keep in memory.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_rate_plans" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_rate_penalties" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_board_prices" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
