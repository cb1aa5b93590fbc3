CREATE TYPE "public"."invoice_series" AS ENUM('F', 'R');--> statement-breakpoint
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
ALTER TABLE "purchases" ADD COLUMN "invoice" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_purchase_uuid_purchases_uuid_fk" FOREIGN KEY ("purchase_uuid") REFERENCES "public"."purchases"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_uuid_refunds_uuid_fk" FOREIGN KEY ("refund_uuid") REFERENCES "public"."refunds"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_uuid_invoices_uuid_fk" FOREIGN KEY ("corrects_uuid") REFERENCES "public"."invoices"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_invoice_of_a_purchase" ON "invoices" USING btree ("purchase_uuid") WHERE "invoices"."series" = 'F';--> statement-breakpoint
CREATE INDEX "invoices_purchase_uuid_index" ON "invoices" USING btree ("purchase_uuid");--> statement-breakpoint
CREATE TRIGGER "invoices_are_append_only" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change();
