CREATE TABLE "card_logos" (
	"key" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_logo_card_logos_key_fk" FOREIGN KEY ("logo") REFERENCES "public"."card_logos"("key") ON DELETE no action ON UPDATE no action;