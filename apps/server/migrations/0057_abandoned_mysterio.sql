ALTER TABLE "list_entries" ADD COLUMN "portal_url" text;--> statement-breakpoint
ALTER TABLE "list_entries" ADD COLUMN "portal_looked_on" date;--> statement-breakpoint
ALTER TABLE "list_entries" ADD COLUMN "portal_missing" text;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_portal_day_check" CHECK ("list_entries"."portal_looked_on" between '1900-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_portal_url_check" CHECK ("list_entries"."portal_url" like 'https://%' and char_length("list_entries"."portal_url") <= 500);--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_portal_missing_check" CHECK (char_length("list_entries"."portal_missing") <= 300);