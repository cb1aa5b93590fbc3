CREATE TABLE "review_pictures" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"review_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	CONSTRAINT "pictures_in_order" UNIQUE("review_uuid","position")
);
--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_uuid_review_submissions_uuid_fk" FOREIGN KEY ("review_uuid") REFERENCES "public"."review_submissions"("uuid") ON DELETE cascade ON UPDATE no action;