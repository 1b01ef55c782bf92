ALTER TABLE "essays" ADD COLUMN "character_limit" integer;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "kind" text DEFAULT 'scholarship' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "apply_with" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "usual_opening" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "usual_deadline" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "renewal" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "read_on" date;--> statement-breakpoint
ALTER TABLE "list_entries" ADD COLUMN "portal_url" text;--> statement-breakpoint
ALTER TABLE "list_entries" ADD COLUMN "portal_looked_on" date;--> statement-breakpoint
ALTER TABLE "list_entries" ADD COLUMN "portal_missing" text;--> statement-breakpoint
ALTER TABLE "factors" DROP COLUMN "failures";--> statement-breakpoint
ALTER TABLE "factors" DROP COLUMN "last_failed_at";--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_character_limit_check" CHECK ("essays"."character_limit" between 1 and 50000);--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_kind_check" CHECK ("scholarships"."kind" in ('scholarship', 'state-aid'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_opens_on_check" CHECK ("scholarships"."opens_on" between '2000-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_usual_opening_check" CHECK ("scholarships"."usual_opening" ~ '^[01][0-9]-[0-3][0-9]$');--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_usual_deadline_check" CHECK ("scholarships"."usual_deadline" ~ '^[01][0-9]-[0-3][0-9]$');--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_portal_day_check" CHECK ("list_entries"."portal_looked_on" between '1900-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_portal_url_check" CHECK ("list_entries"."portal_url" like 'https://%' and char_length("list_entries"."portal_url") <= 500);--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_portal_missing_check" CHECK (char_length("list_entries"."portal_missing") <= 300);