-- An exclusion constraint on a uuid and a number beside a range of time needs it. Whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."claim_kind" AS ENUM('hold', 'booking', 'block');--> statement-breakpoint
CREATE TYPE "public"."resource_kind" AS ENUM('cabin', 'therapist', 'circuit');--> statement-breakpoint
CREATE TYPE "public"."booking_state" AS ENUM('requested', 'proposed', 'accepted', 'confirmed', 'declined', 'withdrawn', 'lapsed', 'failed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."waiting_state" AS ENUM('waiting', 'offered', 'taken', 'passed', 'over');--> statement-breakpoint
CREATE TYPE "public"."amenity_kind" AS ENUM('amenity', 'facility');--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('es', 'pt');--> statement-breakpoint
CREATE TYPE "public"."location_type" AS ENUM('country', 'community', 'district', 'parish', 'region', 'city');--> statement-breakpoint
CREATE TYPE "public"."tag_kind" AS ENUM('service', 'promotion', 'category');--> statement-breakpoint
CREATE TYPE "public"."contact_topic" AS ENUM('voucher', 'purchase', 'getaway', 'booking', 'gift', 'refund', 'company', 'privacy', 'other');--> statement-breakpoint
CREATE TYPE "public"."coupon_kind" AS ENUM('percent', 'wallet', 'gift-card');--> statement-breakpoint
CREATE TYPE "public"."hold_state" AS ENUM('held', 'used', 'released');--> statement-breakpoint
CREATE TYPE "public"."stay_state" AS ENUM('confirmed', 'cancelling', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."card_theme" AS ENUM('water', 'petals', 'gift', 'zen', 'oils');--> statement-breakpoint
CREATE TYPE "public"."gift_card_state" AS ENUM('scheduled', 'sent', 'returned', 'opened', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."hotel_period_kind" AS ENUM('season', 'offer', 'closing', 'minimum-stay');--> statement-breakpoint
CREATE TYPE "public"."hotel_stay_state" AS ENUM('held', 'confirmed', 'released', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."invoice_series" AS ENUM('F', 'R');--> statement-breakpoint
CREATE TYPE "public"."subscription_source" AS ENUM('form', 'purchase', 'voucher');--> statement-breakpoint
CREATE TYPE "public"."abandoned_by" AS ENUM('buyer', 'us');--> statement-breakpoint
CREATE TYPE "public"."attempt_state" AS ENUM('open', 'authorized', 'paid', 'failed', 'released');--> statement-breakpoint
CREATE TYPE "public"."charge_time" AS ENUM('now', 'later');--> statement-breakpoint
CREATE TYPE "public"."dispute_kind" AS ENUM('dispute', 'reversal', 'operator');--> statement-breakpoint
CREATE TYPE "public"."dispute_state" AS ENUM('open', 'lost', 'released', 'closed');--> statement-breakpoint
CREATE TYPE "public"."paid_elsewhere" AS ENUM('by-hand', 'by-dispute');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('card', 'paypal', 'bizum', 'mbway', 'multibanco');--> statement-breakpoint
CREATE TYPE "public"."payment_provider" AS ENUM('redsys', 'paypal', 'stripe');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'done', 'refused');--> statement-breakpoint
CREATE TYPE "public"."payment_mode" AS ENUM('sandbox', 'test', 'live');--> statement-breakpoint
CREATE TYPE "public"."purchase_kind" AS ENUM('voucher', 'getaway', 'booking', 'gift-card');--> statement-breakpoint
CREATE TYPE "public"."purchase_state" AS ENUM('started', 'ready', 'paying', 'confirming', 'confirmed', 'expired', 'failed');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('pending', 'published', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."discount_mode" AS ENUM('percent', 'fixed');--> statement-breakpoint
CREATE TYPE "public"."meal" AS ENUM('breakfast', 'brunch', 'lunch', 'buffet', 'dinner');--> statement-breakpoint
CREATE TYPE "public"."party" AS ENUM('one-person', 'two-persons', 'two-adults', 'two-adults-one-child', 'two-adults-two-children', 'one-adult-one-child');--> statement-breakpoint
CREATE TYPE "public"."residency" AS ENUM('resident', 'non-resident');--> statement-breakpoint
CREATE TYPE "public"."redirect_kind" AS ENUM('spa', 'service', 'package', 'legacy');--> statement-breakpoint
CREATE TYPE "public"."schedule_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday');--> statement-breakpoint
CREATE TYPE "public"."spa_status" AS ENUM('online', 'disabled', 'closed', 'closedtemp', 'lost');--> statement-breakpoint
CREATE TYPE "public"."purchase_stage" AS ENUM('Add To Cart', 'Add Shipping Info', 'Add Payment Info', 'Purchase', 'Purchase Failure');--> statement-breakpoint
CREATE TYPE "public"."cancellation_reason" AS ENUM('seen-cheaper', 'spa-does-not-answer', 'no-availability', 'gift-not-liked', 'other', 'not-said');--> statement-breakpoint
CREATE TYPE "public"."exchange_kind" AS ENUM('wallet', 'gift-card');--> statement-breakpoint
CREATE TYPE "public"."voucher_state" AS ENUM('issued', 'activated', 'redeemed', 'expired', 'cancelled');--> statement-breakpoint
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
	"starts_from" time,
	"starts_until" time,
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
CREATE TABLE "amenities" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"title_es" text NOT NULL,
	"title_pt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"alt_es" text NOT NULL,
	"alt_pt" text NOT NULL,
	"blur" text,
	CONSTRAINT "images_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "location_translations" (
	"location_uuid" uuid NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "location_translations_location_uuid_language_pk" PRIMARY KEY("location_uuid","language"),
	CONSTRAINT "location_slug_is_kebab" CHECK ("location_translations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"type" "location_type" NOT NULL,
	"country" text NOT NULL,
	"parent_uuid" uuid,
	"has_landing" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "country_is_iso_code" CHECK ("locations"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "only_countries_have_no_parent" CHECK (("locations"."type" = 'country') = ("locations"."parent_uuid" is null))
);
--> statement-breakpoint
CREATE TABLE "tag_parents" (
	"tag_uuid" text NOT NULL,
	"parent_uuid" text NOT NULL,
	CONSTRAINT "tag_parents_tag_uuid_parent_uuid_pk" PRIMARY KEY("tag_uuid","parent_uuid"),
	CONSTRAINT "tag_is_not_its_parent" CHECK ("tag_parents"."tag_uuid" <> "tag_parents"."parent_uuid")
);
--> statement-breakpoint
CREATE TABLE "tag_translations" (
	"tag_uuid" text NOT NULL,
	"kind" "tag_kind" NOT NULL,
	"language" "language" NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "tag_translations_tag_uuid_language_pk" PRIMARY KEY("tag_uuid","language"),
	CONSTRAINT "tag_slug_is_unique_in_its_kind" UNIQUE("kind","language","slug")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"uuid" text PRIMARY KEY NOT NULL,
	"kind" "tag_kind" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_choices" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"language" "language" NOT NULL,
	"accepted" text[] NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "balance_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"purchase_uuid" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_holds" (
	"purchase_uuid" uuid NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"expired_amount" integer DEFAULT 0 NOT NULL,
	"state" "hold_state" NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_holds_purchase_uuid_code_pk" PRIMARY KEY("purchase_uuid","code")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"kind" "coupon_kind" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"expired_amount" integer DEFAULT 0 NOT NULL,
	"expired_on" date,
	"usage_limit" integer,
	"service_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"spa_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"first_purchase_only" text,
	"payment_mode" "payment_mode",
	"owed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "percent_is_one" CHECK ("coupons"."percent" between 0 and 100),
	CONSTRAINT "expired_amount_has_its_day" CHECK ("coupons"."expired_amount" = 0 or "coupons"."expired_on" is not null),
	CONSTRAINT "expired_amount_is_not_negative" CHECK ("coupons"."expired_amount" >= 0),
	CONSTRAINT "owed_is_no_credit" CHECK ("coupons"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "getaway_stays" (
	"purchase_uuid" uuid PRIMARY KEY NOT NULL,
	"state" "stay_state" NOT NULL,
	"hotel_locator" text NOT NULL,
	"voucher_code" text NOT NULL,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"penalty" integer,
	"refund_uuid" uuid,
	CONSTRAINT "getaway_stays_voucher_code_unique" UNIQUE("voucher_code")
);
--> statement-breakpoint
CREATE TABLE "board_types" (
	"type" text PRIMARY KEY NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"description_es" text NOT NULL,
	"description_pt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "getaway_amenities" (
	"getaway_uuid" uuid NOT NULL,
	"kind" "amenity_kind" NOT NULL,
	"amenity_uuid" uuid NOT NULL,
	CONSTRAINT "getaway_amenities_getaway_uuid_kind_amenity_uuid_pk" PRIMARY KEY("getaway_uuid","kind","amenity_uuid")
);
--> statement-breakpoint
CREATE TABLE "getaway_board_types" (
	"getaway_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "getaway_board_types_getaway_uuid_position_pk" PRIMARY KEY("getaway_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "getaway_images" (
	"getaway_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"image_uuid" uuid NOT NULL,
	CONSTRAINT "getaway_images_getaway_uuid_position_pk" PRIMARY KEY("getaway_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "getaway_services" (
	"getaway_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"service_uuid" uuid NOT NULL,
	CONSTRAINT "getaway_services_getaway_uuid_position_pk" PRIMARY KEY("getaway_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "getaway_translations" (
	"getaway_uuid" uuid NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"description" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "getaway_translations_getaway_uuid_language_pk" PRIMARY KEY("getaway_uuid","language"),
	CONSTRAINT "getaway_slug_is_unique" UNIQUE("language","slug"),
	CONSTRAINT "getaway_slug_is_kebab" CHECK ("getaway_translations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "getaways" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"uuid_revision" uuid NOT NULL,
	"hotel_uuid" uuid NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"nights" integer NOT NULL,
	"price_from_amount" integer NOT NULL,
	"night_supplement" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "getaway_has_nights" CHECK ("getaways"."nights" >= 1),
	CONSTRAINT "getaway_price_is_positive" CHECK ("getaways"."price_from_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "hotel_images" (
	"hotel_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"rel" text NOT NULL,
	"image_uuid" uuid NOT NULL,
	CONSTRAINT "hotel_images_hotel_uuid_position_pk" PRIMARY KEY("hotel_uuid","position"),
	CONSTRAINT "hotel_picture_relation" CHECK ("hotel_images"."rel" in ('hotel', 'room'))
);
--> statement-breakpoint
CREATE TABLE "hotel_rooms" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"hotel_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"details_es" text DEFAULT '' NOT NULL,
	"details_pt" text DEFAULT '' NOT NULL,
	"image_uuid" uuid,
	"usual_price" integer,
	"allotment" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"stars" integer NOT NULL,
	"location_uuid" uuid NOT NULL,
	"country" text NOT NULL,
	"description_es" text NOT NULL,
	"description_pt" text NOT NULL,
	"supplier" text DEFAULT 'built-in' NOT NULL,
	"check_in" text DEFAULT '15:00' NOT NULL,
	"check_out" text DEFAULT '12:00' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"conditions_es" text DEFAULT '' NOT NULL,
	"conditions_pt" text DEFAULT '' NOT NULL,
	CONSTRAINT "stars_one_to_five" CHECK ("hotels"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "card_logos" (
	"key" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"purchase_uuid" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"state" "gift_card_state" NOT NULL,
	"language" "language" NOT NULL,
	"theme" "card_theme" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"from_name" text NOT NULL,
	"message" text NOT NULL,
	"logo" text,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"deliver_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"extended_from" date,
	"cancelled_because" text,
	"cancelled_at" timestamp with time zone,
	"refund_uuid" uuid,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_cards_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_cards_purchase_uuid_position_unique" UNIQUE("purchase_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "goods_holds" (
	"purchase_uuid" uuid NOT NULL,
	"goods_key" text NOT NULL,
	"count" integer NOT NULL,
	"address_hash" text,
	"held_from" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"is_given_up" boolean DEFAULT false NOT NULL,
	CONSTRAINT "goods_holds_purchase_uuid_goods_key_pk" PRIMARY KEY("purchase_uuid","goods_key")
);
--> statement-breakpoint
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
CREATE TABLE "invoice_counters" (
	"payment_mode" "payment_mode" NOT NULL,
	"series" "invoice_series" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_on" date NOT NULL,
	CONSTRAINT "invoice_counters_payment_mode_series_year_pk" PRIMARY KEY("payment_mode","series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"payment_mode" "payment_mode" NOT NULL,
	"series" "invoice_series" NOT NULL,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	"refund_uuid" uuid,
	"corrects_uuid" uuid,
	"language" "language" NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_refund_uuid_unique" UNIQUE("refund_uuid"),
	CONSTRAINT "an_invoice_number_is_used_once" UNIQUE("payment_mode","series","year","place")
);
--> statement-breakpoint
CREATE TABLE "newsletter_codes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_uuid" uuid NOT NULL,
	"source" "subscription_source" NOT NULL,
	"text_version" text NOT NULL,
	"language" "language" NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"language" "language" NOT NULL,
	"source" "subscription_source" NOT NULL,
	"text_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "an_address_subscribes_once" UNIQUE("email"),
	CONSTRAINT "address_in_small_letters" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email")),
	CONSTRAINT "subscriber_country_is_iso_code" CHECK ("newsletter_subscriptions"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "blocked_cards" (
	"card_key" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_holds" (
	"dispute_uuid" uuid NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	CONSTRAINT "dispute_holds_dispute_uuid_purchase_uuid_pk" PRIMARY KEY("dispute_uuid","purchase_uuid")
);
--> statement-breakpoint
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
CREATE TABLE "payment_attempts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	"order" text NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"method" "payment_method" NOT NULL,
	"payment_mode" "payment_mode",
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"charge" charge_time DEFAULT 'now' NOT NULL,
	"state" "attempt_state" NOT NULL,
	"code" text,
	"memo" jsonb NOT NULL,
	"transaction_id" text,
	"selection" integer DEFAULT 0 NOT NULL,
	"abandoned_by" "abandoned_by",
	"answered_action" text,
	"required_action" jsonb,
	"card_key" text,
	"card_brand" text,
	"card_last_digits" text,
	"started_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"authorized_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"polled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_order_unique" UNIQUE("order")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" "payment_provider" NOT NULL,
	"event" text NOT NULL,
	"order" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_pk" PRIMARY KEY("provider","event")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"attempt_uuid" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" "refund_state" NOT NULL,
	"reason" text NOT NULL,
	"memo" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp with time zone,
	"paid_elsewhere" "paid_elsewhere",
	"requested_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"polled_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "postal_orders" (
	"purchase_uuid" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"kind" "purchase_kind" NOT NULL,
	"state" "purchase_state" NOT NULL,
	"language" "language" NOT NULL,
	"owner_hash" text NOT NULL,
	"locator" text NOT NULL,
	"goods" jsonb NOT NULL,
	"buyer" jsonb,
	"buyer_email" text,
	"buyer_mailbox" text,
	"gift" jsonb,
	"postal" jsonb,
	"guests" jsonb,
	"invoice" jsonb,
	"coupon_code" text,
	"balance_code" text,
	"quote" jsonb NOT NULL,
	"quote_revision" integer NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"quote_refusal" text,
	"hold_reference" text,
	"held_until" timestamp with time zone,
	"held_since" timestamp with time zone,
	"bill" jsonb NOT NULL,
	"next_order" text NOT NULL,
	"paid_by" uuid,
	"payment_mode" "payment_mode",
	"started_at" timestamp with time zone NOT NULL,
	"origin" jsonb,
	"buyer_saved_at" timestamp with time zone,
	"payment_started_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"attempted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"payment_accepted_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"fulfilment_tries" integer DEFAULT 0 NOT NULL,
	"fulfil_at" timestamp with time zone,
	"failure_reason" text,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "purchases_locator_unique" UNIQUE("locator"),
	CONSTRAINT "purchases_next_order_unique" UNIQUE("next_order")
);
--> statement-breakpoint
CREATE TABLE "sent_emails" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_refusals" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"review_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	CONSTRAINT "pictures_in_order" UNIQUE("review_uuid","position")
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
CREATE TABLE "reviews" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"service_uuid" uuid,
	"author" text NOT NULL,
	"language" "language" NOT NULL,
	"environment" integer NOT NULL,
	"service" integer NOT NULL,
	"attention" integer NOT NULL,
	"quality_price" integer NOT NULL,
	"comment" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_published" boolean NOT NULL,
	"written_on" date NOT NULL,
	"answer" text,
	"answer_language" "language",
	"answered_on" date,
	CONSTRAINT "marks_one_to_five" CHECK ("reviews"."environment" between 1 and 5 and "reviews"."service" between 1 and 5 and "reviews"."attention" between 1 and 5 and "reviews"."quality_price" between 1 and 5),
	CONSTRAINT "an_answer_is_whole" CHECK (num_nonnulls("reviews"."answer", "reviews"."answer_language", "reviews"."answered_on") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"service_uuid" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"sunday" boolean NOT NULL,
	"monday" boolean NOT NULL,
	"tuesday" boolean NOT NULL,
	"wednesday" boolean NOT NULL,
	"thursday" boolean NOT NULL,
	"friday" boolean NOT NULL,
	"saturday" boolean NOT NULL,
	"spa_discount_value" integer NOT NULL,
	"bono_discount_value" integer NOT NULL,
	"discount_mode" "discount_mode" NOT NULL,
	"start_time" time,
	"end_time" time,
	CONSTRAINT "offer_starts_before_it_ends" CHECK ("offers"."start_date" <= "offers"."end_date"),
	CONSTRAINT "offer_never_raises_the_price" CHECK ("offers"."bono_discount_value" <= 0),
	CONSTRAINT "percent_offer_within_bounds" CHECK ("offers"."discount_mode" = 'fixed' or "offers"."bono_discount_value" between -100 and 100)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"service_uuid" uuid NOT NULL,
	"since" date NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "price_history_service_uuid_since_pk" PRIMARY KEY("service_uuid","since"),
	CONSTRAINT "past_price_is_not_negative" CHECK ("price_history"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_images" (
	"service_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"image_uuid" uuid NOT NULL,
	CONSTRAINT "service_images_service_uuid_position_pk" PRIMARY KEY("service_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "service_tags" (
	"service_uuid" uuid NOT NULL,
	"tag_uuid" text NOT NULL,
	CONSTRAINT "service_tags_service_uuid_tag_uuid_pk" PRIMARY KEY("service_uuid","tag_uuid")
);
--> statement-breakpoint
CREATE TABLE "service_translations" (
	"service_uuid" uuid NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"language" "language" NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"includes" text[] NOT NULL,
	"legal_notice" text DEFAULT '' NOT NULL,
	"political_condition" text DEFAULT '' NOT NULL,
	"general_condition" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "service_translations_service_uuid_language_pk" PRIMARY KEY("service_uuid","language"),
	CONSTRAINT "service_slug_is_unique_in_its_spa" UNIQUE("spa_uuid","language","slug"),
	CONSTRAINT "service_slug_is_kebab" CHECK ("service_translations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "services" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"uuid_revision" uuid NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"client_time_duration" integer NOT NULL,
	"online_booking_available" text NOT NULL,
	"is_online_voucher_available" boolean NOT NULL,
	"is_package" boolean DEFAULT false NOT NULL,
	"has_availability_on" integer[] NOT NULL,
	"capacity_minimum" integer NOT NULL,
	"capacity_maximum" integer NOT NULL,
	"capacity_incrementing" integer NOT NULL,
	"price_amount" integer NOT NULL,
	"price_per_person_amount" integer NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"party" "party" NOT NULL,
	"age_from" integer,
	"age_to" integer,
	"residency" "residency",
	"is_for_pregnancy" boolean DEFAULT false NOT NULL,
	"sessions" integer DEFAULT 1 NOT NULL,
	"meal" "meal",
	"is_private" boolean DEFAULT false NOT NULL,
	"days_before_voucher_expirate" integer,
	CONSTRAINT "service_belongs_to_one_spa" UNIQUE("uuid","spa_uuid"),
	CONSTRAINT "service_has_a_duration" CHECK ("services"."client_time_duration" > 0),
	CONSTRAINT "capacity_makes_sense" CHECK ("services"."capacity_minimum" >= 1 and "services"."capacity_maximum" >= "services"."capacity_minimum" and "services"."capacity_incrementing" >= 0),
	CONSTRAINT "prices_are_positive" CHECK ("services"."price_amount" > 0 and "services"."price_per_person_amount" > 0),
	CONSTRAINT "currency_is_iso_code" CHECK ("services"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "age_band_is_whole" CHECK (("services"."age_from" is null) = ("services"."age_to" is null) and "services"."age_from" <= "services"."age_to"),
	CONSTRAINT "weekdays_are_iso" CHECK ("services"."has_availability_on" <@ array[1,2,3,4,5,6,7] and cardinality("services"."has_availability_on") > 0),
	CONSTRAINT "has_sessions" CHECK ("services"."sessions" >= 1),
	CONSTRAINT "service_vouchers_last_a_while" CHECK ("services"."days_before_voucher_expirate" > 0)
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_uri" text PRIMARY KEY NOT NULL,
	"to_uri" text NOT NULL,
	"kind" "redirect_kind" NOT NULL,
	CONSTRAINT "redirect_goes_elsewhere" CHECK ("redirects"."from_uri" <> "redirects"."to_uri"),
	CONSTRAINT "redirect_comes_from_a_path" CHECK ("redirects"."from_uri" ~ '^/([^/\\][^\\]*)?/$|^/$'),
	CONSTRAINT "redirect_goes_to_a_page" CHECK ("redirects"."to_uri" ~ '^/([a-z0-9-]+/)*$')
);
--> statement-breakpoint
CREATE TABLE "started_with" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spa_facilities" (
	"spa_uuid" uuid NOT NULL,
	"amenity_uuid" uuid NOT NULL,
	CONSTRAINT "spa_facilities_spa_uuid_amenity_uuid_pk" PRIMARY KEY("spa_uuid","amenity_uuid")
);
--> statement-breakpoint
CREATE TABLE "spa_images" (
	"spa_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"image_uuid" uuid NOT NULL,
	CONSTRAINT "spa_images_spa_uuid_position_pk" PRIMARY KEY("spa_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "spa_schedules" (
	"spa_uuid" uuid NOT NULL,
	"day" "schedule_day" NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	CONSTRAINT "spa_schedules_spa_uuid_day_pk" PRIMARY KEY("spa_uuid","day"),
	CONSTRAINT "spa_opens_and_closes" CHECK ("spa_schedules"."opens" <> "spa_schedules"."closes")
);
--> statement-breakpoint
CREATE TABLE "spa_translations" (
	"spa_uuid" uuid NOT NULL,
	"language" "language" NOT NULL,
	"long_description" text NOT NULL,
	CONSTRAINT "spa_translations_spa_uuid_language_pk" PRIMARY KEY("spa_uuid","language")
);
--> statement-breakpoint
CREATE TABLE "spas" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"region_uuid" uuid NOT NULL,
	"location_uuid" uuid NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hotel_name" text,
	"hotel_stars" integer,
	"days_before_voucher_expirate" integer NOT NULL,
	"allows_extension" boolean DEFAULT true NOT NULL,
	"status" "spa_status" NOT NULL,
	"reopens_on" date,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"web" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "spa_slug_is_unique_in_its_region" UNIQUE("region_uuid","slug"),
	CONSTRAINT "spa_slug_is_kebab" CHECK ("spas"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "spa_vouchers_last_a_while" CHECK ("spas"."days_before_voucher_expirate" > 0),
	CONSTRAINT "hotel_has_name_and_stars" CHECK (("spas"."hotel_name" is null) = ("spas"."hotel_stars" is null)),
	CONSTRAINT "hotel_stars_one_to_five" CHECK ("spas"."hotel_stars" between 1 and 5),
	CONSTRAINT "only_a_season_reopens" CHECK ("spas"."reopens_on" is null or "spas"."status" = 'closedtemp')
);
--> statement-breakpoint
CREATE TABLE "told_stages" (
	"purchase_uuid" uuid NOT NULL,
	"stage" "purchase_stage" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "told_stages_purchase_uuid_stage_pk" PRIMARY KEY("purchase_uuid","stage")
);
--> statement-breakpoint
CREATE TABLE "beneficiary_changes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"voucher_uuid" uuid NOT NULL,
	"old_name" text NOT NULL,
	"old_email" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"old_agreed_at" timestamp with time zone,
	"new_agreed_at" timestamp with time zone,
	"made_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_matches" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"voucher_uuid" uuid NOT NULL,
	"website" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_refusals" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_cancellations" (
	"voucher_uuid" uuid PRIMARY KEY NOT NULL,
	"reason" "cancellation_reason" NOT NULL,
	"website" text NOT NULL,
	"text" text NOT NULL,
	"day" date,
	"payment_amount" integer NOT NULL,
	"refund_uuid" uuid,
	"balance_amount" integer NOT NULL,
	"balance_code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_exchanges" (
	"voucher_uuid" uuid PRIMARY KEY NOT NULL,
	"kind" "exchange_kind" NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" "voucher_state" NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"locator" text NOT NULL,
	"reference" text NOT NULL,
	"state" "voucher_state" NOT NULL,
	"language" "language" NOT NULL,
	"spa_uuid" uuid NOT NULL,
	"service_uuid" uuid NOT NULL,
	"service_revision" uuid NOT NULL,
	"service_name" jsonb NOT NULL,
	"spa_name" text NOT NULL,
	"pax" integer NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"is_gift" boolean NOT NULL,
	"beneficiary_name" text NOT NULL,
	"beneficiary_email" text NOT NULL,
	"message" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"extended_on" date,
	CONSTRAINT "vouchers_locator_unique" UNIQUE("locator"),
	CONSTRAINT "vouchers_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
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
ALTER TABLE "location_translations" ADD CONSTRAINT "location_translations_location_uuid_locations_uuid_fk" FOREIGN KEY ("location_uuid") REFERENCES "public"."locations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_parent_uuid_locations_uuid_fk" FOREIGN KEY ("parent_uuid") REFERENCES "public"."locations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_parents" ADD CONSTRAINT "tag_parents_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_parents" ADD CONSTRAINT "tag_parents_parent_uuid_tags_uuid_fk" FOREIGN KEY ("parent_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_translations" ADD CONSTRAINT "tag_translations_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_holds" ADD CONSTRAINT "coupon_holds_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_holds" ADD CONSTRAINT "coupon_holds_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_stays" ADD CONSTRAINT "getaway_stays_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_stays" ADD CONSTRAINT "getaway_stays_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_amenities" ADD CONSTRAINT "getaway_amenities_getaway_uuid_getaways_uuid_fk" FOREIGN KEY ("getaway_uuid") REFERENCES "public"."getaways"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_amenities" ADD CONSTRAINT "getaway_amenities_amenity_uuid_amenities_uuid_fk" FOREIGN KEY ("amenity_uuid") REFERENCES "public"."amenities"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_board_types" ADD CONSTRAINT "getaway_board_types_getaway_uuid_getaways_uuid_fk" FOREIGN KEY ("getaway_uuid") REFERENCES "public"."getaways"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_board_types" ADD CONSTRAINT "getaway_board_types_type_board_types_type_fk" FOREIGN KEY ("type") REFERENCES "public"."board_types"("type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_images" ADD CONSTRAINT "getaway_images_getaway_uuid_getaways_uuid_fk" FOREIGN KEY ("getaway_uuid") REFERENCES "public"."getaways"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_images" ADD CONSTRAINT "getaway_images_image_uuid_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_services" ADD CONSTRAINT "getaway_services_getaway_uuid_getaways_uuid_fk" FOREIGN KEY ("getaway_uuid") REFERENCES "public"."getaways"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_services" ADD CONSTRAINT "getaway_services_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaway_translations" ADD CONSTRAINT "getaway_translations_getaway_uuid_getaways_uuid_fk" FOREIGN KEY ("getaway_uuid") REFERENCES "public"."getaways"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaways" ADD CONSTRAINT "getaways_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "getaways" ADD CONSTRAINT "getaways_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_images" ADD CONSTRAINT "hotel_images_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_images" ADD CONSTRAINT "hotel_images_image_uuid_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD CONSTRAINT "hotel_rooms_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rooms" ADD CONSTRAINT "hotel_rooms_image_uuid_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_location_uuid_locations_uuid_fk" FOREIGN KEY ("location_uuid") REFERENCES "public"."locations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_logo_card_logos_key_fk" FOREIGN KEY ("logo") REFERENCES "public"."card_logos"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_board_prices" ADD CONSTRAINT "hotel_board_prices_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_board_prices" ADD CONSTRAINT "hotel_board_prices_board_type_board_types_type_fk" FOREIGN KEY ("board_type") REFERENCES "public"."board_types"("type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_nights" ADD CONSTRAINT "hotel_nights_room_uuid_hotel_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."hotel_rooms"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_periods" ADD CONSTRAINT "hotel_periods_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rate_penalties" ADD CONSTRAINT "hotel_rate_penalties_plan_uuid_hotel_rate_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."hotel_rate_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_rate_plans" ADD CONSTRAINT "hotel_rate_plans_hotel_uuid_hotels_uuid_fk" FOREIGN KEY ("hotel_uuid") REFERENCES "public"."hotels"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_stays" ADD CONSTRAINT "hotel_stays_room_uuid_hotel_rooms_uuid_fk" FOREIGN KEY ("room_uuid") REFERENCES "public"."hotel_rooms"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_uuid_invoices_uuid_fk" FOREIGN KEY ("corrects_uuid") REFERENCES "public"."invoices"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_codes" ADD CONSTRAINT "newsletter_codes_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_subscription_uuid_newsletter_subscriptions_uuid_fk" FOREIGN KEY ("subscription_uuid") REFERENCES "public"."newsletter_subscriptions"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_holds" ADD CONSTRAINT "dispute_holds_dispute_uuid_disputes_uuid_fk" FOREIGN KEY ("dispute_uuid") REFERENCES "public"."disputes"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_holds" ADD CONSTRAINT "dispute_holds_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attempt_uuid_payment_attempts_uuid_fk" FOREIGN KEY ("attempt_uuid") REFERENCES "public"."payment_attempts"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_uuid_payment_attempts_uuid_fk" FOREIGN KEY ("attempt_uuid") REFERENCES "public"."payment_attempts"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_orders" ADD CONSTRAINT "postal_orders_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_uuid_review_submissions_uuid_fk" FOREIGN KEY ("review_uuid") REFERENCES "public"."review_submissions"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_images" ADD CONSTRAINT "service_images_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_images" ADD CONSTRAINT "service_images_image_uuid_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tags" ADD CONSTRAINT "service_tags_service_uuid_services_uuid_fk" FOREIGN KEY ("service_uuid") REFERENCES "public"."services"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tags" ADD CONSTRAINT "service_tags_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_translations" ADD CONSTRAINT "service_translations_service_uuid_spa_uuid_services_uuid_spa_uuid_fk" FOREIGN KEY ("service_uuid","spa_uuid") REFERENCES "public"."services"("uuid","spa_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_facilities" ADD CONSTRAINT "spa_facilities_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_facilities" ADD CONSTRAINT "spa_facilities_amenity_uuid_amenities_uuid_fk" FOREIGN KEY ("amenity_uuid") REFERENCES "public"."amenities"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_images" ADD CONSTRAINT "spa_images_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_images" ADD CONSTRAINT "spa_images_image_uuid_images_uuid_fk" FOREIGN KEY ("image_uuid") REFERENCES "public"."images"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_schedules" ADD CONSTRAINT "spa_schedules_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spa_translations" ADD CONSTRAINT "spa_translations_spa_uuid_spas_uuid_fk" FOREIGN KEY ("spa_uuid") REFERENCES "public"."spas"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spas" ADD CONSTRAINT "spas_region_uuid_locations_uuid_fk" FOREIGN KEY ("region_uuid") REFERENCES "public"."locations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spas" ADD CONSTRAINT "spas_location_uuid_locations_uuid_fk" FOREIGN KEY ("location_uuid") REFERENCES "public"."locations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_stages" ADD CONSTRAINT "told_stages_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beneficiary_changes" ADD CONSTRAINT "beneficiary_changes_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_matches" ADD CONSTRAINT "price_matches_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_balance_code_coupons_code_fk" FOREIGN KEY ("balance_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_exchanges" ADD CONSTRAINT "voucher_exchanges_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_exchanges" ADD CONSTRAINT "voucher_exchanges_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_events" ADD CONSTRAINT "voucher_events_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "locations_parent_uuid_index" ON "locations" USING btree ("parent_uuid");--> statement-breakpoint
CREATE INDEX "consent_choices_at_index" ON "consent_choices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "spa_applications_created_at_index" ON "spa_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "balance_entries_code_index" ON "balance_entries" USING btree ("code");--> statement-breakpoint
CREATE INDEX "balance_entries_purchase_uuid_index" ON "balance_entries" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "coupon_holds_code_state_index" ON "coupon_holds" USING btree ("code","state");--> statement-breakpoint
CREATE INDEX "getaway_stays_state_arrival_index" ON "getaway_stays" USING btree ("state","arrival");--> statement-breakpoint
CREATE INDEX "getaways_hotel_uuid_index" ON "getaways" USING btree ("hotel_uuid");--> statement-breakpoint
CREATE INDEX "gift_cards_email_index" ON "gift_cards" USING btree ("email");--> statement-breakpoint
CREATE INDEX "goods_holds_goods_key_index" ON "goods_holds" USING btree ("goods_key");--> statement-breakpoint
CREATE INDEX "goods_holds_address_hash_held_until_index" ON "goods_holds" USING btree ("address_hash","held_until");--> statement-breakpoint
CREATE INDEX "goods_holds_held_until_index" ON "goods_holds" USING btree ("held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "a_stay_is_sold_once" ON "hotel_stays" USING btree ("reference") WHERE "hotel_stays"."state" in ('confirmed', 'cancelled');--> statement-breakpoint
CREATE INDEX "hotel_stays_reference_index" ON "hotel_stays" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "held_stays" ON "hotel_stays" USING btree ("held_until") WHERE "hotel_stays"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "one_invoice_of_a_purchase" ON "invoices" USING btree ("purchase_uuid") WHERE "invoices"."series" = 'F';--> statement-breakpoint
CREATE INDEX "invoices_purchase_uuid_index" ON "invoices" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "newsletter_consents_subscription_uuid_index" ON "newsletter_consents" USING btree ("subscription_uuid");--> statement-breakpoint
CREATE INDEX "dispute_holds_purchase_uuid_index" ON "dispute_holds" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "a_dispute_is_told_once" ON "disputes" USING btree ("provider","name");--> statement-breakpoint
CREATE INDEX "disputes_purchase_uuid_index" ON "disputes" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "disputes_attempt_uuid_index" ON "disputes" USING btree ("attempt_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "payment_attempts" USING btree ("purchase_uuid") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_attempts_purchase_uuid_index" ON "payment_attempts" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "payment_attempts_state_started_at_index" ON "payment_attempts" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_provider_transaction_id_index" ON "payment_attempts" USING btree ("provider","transaction_id");--> statement-breakpoint
CREATE INDEX "refunds_attempt_uuid_index" ON "refunds" USING btree ("attempt_uuid");--> statement-breakpoint
CREATE INDEX "refunds_state_index" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "purchases_state_expires_at_index" ON "purchases" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "purchases_owner_hash_index" ON "purchases" USING btree ("owner_hash");--> statement-breakpoint
CREATE INDEX "purchases_buyer_email_index" ON "purchases" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "purchases_buyer_mailbox_index" ON "purchases" USING btree ("buyer_mailbox");--> statement-breakpoint
CREATE INDEX "purchases_started_at_index" ON "purchases" USING btree ("started_at") WHERE "purchases"."origin" is not null;--> statement-breakpoint
CREATE INDEX "review_submissions_state_submitted_at_index" ON "review_submissions" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "review_submissions_spa_uuid_submitted_at_index" ON "review_submissions" USING btree ("spa_uuid","submitted_at");--> statement-breakpoint
CREATE INDEX "reviews_spa_uuid_written_on_index" ON "reviews" USING btree ("spa_uuid","written_on");--> statement-breakpoint
CREATE INDEX "offers_service_uuid_index" ON "offers" USING btree ("service_uuid");--> statement-breakpoint
CREATE INDEX "service_tags_tag_uuid_index" ON "service_tags" USING btree ("tag_uuid");--> statement-breakpoint
CREATE INDEX "services_spa_uuid_index" ON "services" USING btree ("spa_uuid");--> statement-breakpoint
CREATE INDEX "spas_location_uuid_index" ON "spas" USING btree ("location_uuid");--> statement-breakpoint
CREATE INDEX "beneficiary_changes_voucher_uuid_index" ON "beneficiary_changes" USING btree ("voucher_uuid");--> statement-breakpoint
CREATE INDEX "price_matches_voucher_uuid_index" ON "price_matches" USING btree ("voucher_uuid");--> statement-breakpoint
CREATE INDEX "voucher_exchanges_code_index" ON "voucher_exchanges" USING btree ("code");--> statement-breakpoint
CREATE INDEX "voucher_events_voucher_uuid_index" ON "voucher_events" USING btree ("voucher_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "a_place_is_issued_once" ON "vouchers" USING btree ("purchase_uuid","position");--> statement-breakpoint
CREATE INDEX "vouchers_beneficiary_email_index" ON "vouchers" USING btree ("beneficiary_email");--> statement-breakpoint
CREATE INDEX "vouchers_state_expires_on_index" ON "vouchers" USING btree ("state","expires_on");--> statement-breakpoint
-- Every process keeps the catalogue in memory: a change tells them to read it again.
CREATE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "location_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tags" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tag_parents" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tag_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "amenities" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spas" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_schedules" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_facilities" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_tags" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "offers" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotels" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_rooms" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "board_types" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaways" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_services" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_board_types" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_amenities" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
-- Nights change with every sale, and are no part of the catalogue that processes keep in memory.
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_rate_plans" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_rate_penalties" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_board_prices" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_resources" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource_places" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_booking_rules" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_needs" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_schedule_exceptions" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
-- Ledgers are written once: what was wrong is put right by another entry.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "balance_entries_are_append_only" BEFORE UPDATE OR DELETE ON "balance_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "voucher_events_are_append_only" BEFORE UPDATE OR DELETE ON "voucher_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Every process keeps the nights in memory, to find getaways by dates. A change tells them the rooms to read again,
-- and not the catalogue: nights change with every sale.
CREATE FUNCTION notify_nights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('nights_changed', '');
  ELSE
    PERFORM pg_notify('nights_changed', room_uuid::text) FROM (SELECT DISTINCT room_uuid FROM changed) AS rooms;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER nights_inserted AFTER INSERT ON "hotel_nights" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();--> statement-breakpoint
CREATE TRIGGER nights_updated AFTER UPDATE ON "hotel_nights" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();--> statement-breakpoint
CREATE TRIGGER nights_deleted AFTER DELETE ON "hotel_nights" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();--> statement-breakpoint
CREATE TRIGGER nights_emptied AFTER TRUNCATE ON "hotel_nights" FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();--> statement-breakpoint
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
$$;--> statement-breakpoint
CREATE TRIGGER claims_inserted AFTER INSERT ON "resource_claims" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER claims_updated AFTER UPDATE ON "resource_claims" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER claims_deleted AFTER DELETE ON "resource_claims" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER claims_emptied AFTER TRUNCATE ON "resource_claims" FOR EACH STATEMENT EXECUTE FUNCTION notify_claims_changed();--> statement-breakpoint
CREATE TRIGGER "invoices_are_append_only" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change();
