CREATE TYPE "public"."purchase_stage" AS ENUM('Add To Cart', 'Add Shipping Info', 'Add Payment Info', 'Purchase', 'Purchase Failure');--> statement-breakpoint
CREATE TABLE "told_stages" (
	"purchase_uuid" uuid NOT NULL,
	"stage" "purchase_stage" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_stages_purchase_uuid_stage_pk" PRIMARY KEY("purchase_uuid","stage")
);
--> statement-breakpoint
ALTER TABLE "told_stages" ADD CONSTRAINT "told_stages_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_owner_hash_index" ON "purchases" USING btree ("owner_hash");