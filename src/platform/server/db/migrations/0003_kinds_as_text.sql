-- Kinds of goods are text and no type of the database: another one is no migration.
ALTER TABLE "purchases" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "funnel_days" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."purchase_kind";