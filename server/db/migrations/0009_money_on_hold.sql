CREATE TABLE "started_with" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "voucher_exchanges_code_index" ON "voucher_exchanges" USING btree ("code");