ALTER TABLE "scholarships" ADD COLUMN "kind" text DEFAULT 'scholarship' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "renewal" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_kind_check" CHECK ("scholarships"."kind" in ('scholarship', 'state-aid'));