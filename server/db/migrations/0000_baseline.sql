CREATE TYPE "public"."amenity_kind" AS ENUM('amenity', 'facility');--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('es', 'pt');--> statement-breakpoint
CREATE TYPE "public"."location_type" AS ENUM('country', 'community', 'district', 'parish', 'region', 'city');--> statement-breakpoint
CREATE TYPE "public"."tag_kind" AS ENUM('service', 'promotion', 'category');--> statement-breakpoint
CREATE TYPE "public"."coupon_kind" AS ENUM('percent', 'wallet', 'gift-card');--> statement-breakpoint
CREATE TYPE "public"."hold_state" AS ENUM('held', 'used', 'released');--> statement-breakpoint
CREATE TYPE "public"."abandoned_by" AS ENUM('buyer', 'us');--> statement-breakpoint
CREATE TYPE "public"."attempt_state" AS ENUM('open', 'paid', 'failed');--> statement-breakpoint
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
CREATE TYPE "public"."cancellation_reason" AS ENUM('seen-cheaper', 'spa-does-not-answer', 'no-availability', 'gift-not-liked', 'other', 'not-said');--> statement-breakpoint
CREATE TYPE "public"."exchange_kind" AS ENUM('wallet', 'gift-card');--> statement-breakpoint
CREATE TYPE "public"."voucher_state" AS ENUM('issued', 'activated', 'redeemed', 'expired', 'cancelled');--> statement-breakpoint
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
	"usage_limit" integer,
	"service_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"spa_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"first_purchase_only" text,
	"payment_mode" "payment_mode",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "percent_is_one" CHECK ("coupons"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
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
	CONSTRAINT "stars_one_to_five" CHECK ("hotels"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"language" "language" NOT NULL,
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
	"gift" jsonb,
	"postal" jsonb,
	"recipients" jsonb,
	"coupon_code" text,
	"balance_code" text,
	"quote" jsonb NOT NULL,
	"quote_revision" integer NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"quote_refusal" text,
	"hold_reference" text,
	"held_until" timestamp with time zone,
	"bill" jsonb NOT NULL,
	"next_order" text NOT NULL,
	"paid_by" uuid,
	"payment_mode" "payment_mode",
	"started_at" timestamp with time zone NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
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
	CONSTRAINT "marks_one_to_five" CHECK ("reviews"."environment" between 1 and 5 and "reviews"."service" between 1 and 5 and "reviews"."attention" between 1 and 5 and "reviews"."quality_price" between 1 and 5)
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
	CONSTRAINT "spa_opens_before_it_closes" CHECK ("spa_schedules"."opens" < "spa_schedules"."closes")
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
	"count" integer NOT NULL,
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
ALTER TABLE "location_translations" ADD CONSTRAINT "location_translations_location_uuid_locations_uuid_fk" FOREIGN KEY ("location_uuid") REFERENCES "public"."locations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_parent_uuid_locations_uuid_fk" FOREIGN KEY ("parent_uuid") REFERENCES "public"."locations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_parents" ADD CONSTRAINT "tag_parents_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_parents" ADD CONSTRAINT "tag_parents_parent_uuid_tags_uuid_fk" FOREIGN KEY ("parent_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_translations" ADD CONSTRAINT "tag_translations_tag_uuid_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_holds" ADD CONSTRAINT "coupon_holds_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_holds" ADD CONSTRAINT "coupon_holds_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_location_uuid_locations_uuid_fk" FOREIGN KEY ("location_uuid") REFERENCES "public"."locations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attempt_uuid_payment_attempts_uuid_fk" FOREIGN KEY ("attempt_uuid") REFERENCES "public"."payment_attempts"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_uuid_payment_attempts_uuid_fk" FOREIGN KEY ("attempt_uuid") REFERENCES "public"."payment_attempts"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_orders" ADD CONSTRAINT "postal_orders_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "beneficiary_changes" ADD CONSTRAINT "beneficiary_changes_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_matches" ADD CONSTRAINT "price_matches_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_cancellations" ADD CONSTRAINT "voucher_cancellations_balance_code_coupons_code_fk" FOREIGN KEY ("balance_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_exchanges" ADD CONSTRAINT "voucher_exchanges_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_exchanges" ADD CONSTRAINT "voucher_exchanges_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_events" ADD CONSTRAINT "voucher_events_voucher_uuid_vouchers_uuid_fk" FOREIGN KEY ("voucher_uuid") REFERENCES "public"."vouchers"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "locations_parent_uuid_index" ON "locations" USING btree ("parent_uuid");--> statement-breakpoint
CREATE INDEX "balance_entries_code_index" ON "balance_entries" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_holds_code_state_index" ON "coupon_holds" USING btree ("code","state");--> statement-breakpoint
CREATE INDEX "getaways_hotel_uuid_index" ON "getaways" USING btree ("hotel_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "a_dispute_is_told_once" ON "disputes" USING btree ("provider","name");--> statement-breakpoint
CREATE INDEX "disputes_purchase_uuid_index" ON "disputes" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "payment_attempts" USING btree ("purchase_uuid") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_attempts_purchase_uuid_index" ON "payment_attempts" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "payment_attempts_state_started_at_index" ON "payment_attempts" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_provider_transaction_id_index" ON "payment_attempts" USING btree ("provider","transaction_id");--> statement-breakpoint
CREATE INDEX "refunds_attempt_uuid_index" ON "refunds" USING btree ("attempt_uuid");--> statement-breakpoint
CREATE INDEX "refunds_state_index" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "purchases_state_expires_at_index" ON "purchases" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "purchases_buyer_email_index" ON "purchases" USING btree ("buyer_email");--> statement-breakpoint
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
$$;
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "location_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tags" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tag_parents" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tag_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "amenities" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spas" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_schedules" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "spa_facilities" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_tags" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "offers" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotels" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_rooms" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "board_types" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaways" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_translations" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_services" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_board_types" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_amenities" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "getaway_images" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();

--> statement-breakpoint
-- Ledgers are written once: what was wrong is put right by another entry.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "balance_entries_are_append_only" BEFORE UPDATE OR DELETE ON "balance_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "voucher_events_are_append_only" BEFORE UPDATE OR DELETE ON "voucher_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
