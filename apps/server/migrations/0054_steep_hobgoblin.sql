ALTER TABLE "scholarships" ADD COLUMN "apply_with" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "usual_opening" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "usual_deadline" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "read_on" date;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_opens_on_check" CHECK ("scholarships"."opens_on" between '2000-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_usual_opening_check" CHECK ("scholarships"."usual_opening" ~ '^[01][0-9]-[0-3][0-9]$');--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_usual_deadline_check" CHECK ("scholarships"."usual_deadline" ~ '^[01][0-9]-[0-3][0-9]$');