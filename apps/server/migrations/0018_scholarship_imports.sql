CREATE TABLE "scholarship_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "verified_on" date;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "verified_source" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scholarships" DROP COLUMN "verified_at";--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_verified_check" CHECK (("scholarships"."verified_on" is null) = ("scholarships"."verified_source" is null));