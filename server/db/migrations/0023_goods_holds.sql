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
ALTER TABLE "purchases" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "goods_holds_goods_key_index" ON "goods_holds" USING btree ("goods_key");--> statement-breakpoint
CREATE INDEX "goods_holds_address_hash_held_until_index" ON "goods_holds" USING btree ("address_hash","held_until");--> statement-breakpoint
CREATE INDEX "goods_holds_held_until_index" ON "goods_holds" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "balance_entries_purchase_uuid_index" ON "balance_entries" USING btree ("purchase_uuid");