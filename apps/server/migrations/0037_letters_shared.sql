ALTER TABLE "advisor_views" DROP CONSTRAINT "advisor_views_what_check";--> statement-breakpoint
ALTER TABLE "advisor_links" ADD COLUMN "letters" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_what_check" CHECK ("advisor_views"."what" in ('overview', 'list', 'profile', 'weeks', 'essays', 'essay', 'deadlines', 'money', 'letters', 'roster-file', 'tasks-file')) NOT VALID;--> statement-breakpoint
UPDATE "advisor_requests" SET "sharing" = "sharing" || '{"letters": false}' WHERE "sharing" IS NOT NULL;