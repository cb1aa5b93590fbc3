CREATE TABLE "dispute_holds" (
	"dispute_uuid" uuid NOT NULL,
	"purchase_uuid" uuid NOT NULL,
	CONSTRAINT "dispute_holds_dispute_uuid_purchase_uuid_pk" PRIMARY KEY("dispute_uuid","purchase_uuid")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_holds" ADD CONSTRAINT "dispute_holds_dispute_uuid_disputes_uuid_fk" FOREIGN KEY ("dispute_uuid") REFERENCES "public"."disputes"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_holds" ADD CONSTRAINT "dispute_holds_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_holds_purchase_uuid_index" ON "dispute_holds" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE INDEX "disputes_attempt_uuid_index" ON "disputes" USING btree ("attempt_uuid");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "owed_is_no_credit" CHECK ("coupons"."owed" >= 0);--> statement-breakpoint
-- Cards whose payment a bank had taken back: whatever comes back to them is taken off them as before.
UPDATE "coupons" SET "owed" = "gift_cards"."value" FROM "gift_cards" WHERE "gift_cards"."code" = "coupons"."code" AND "gift_cards"."cancelled_because" = 'withdrawn';
