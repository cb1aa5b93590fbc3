CREATE TABLE "consent_choices" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"language" "language" NOT NULL,
	"accepted" text[] NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_choices_at_index" ON "consent_choices" USING btree ("at");