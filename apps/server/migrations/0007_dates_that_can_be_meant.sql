-- A year below 100 is one that was typed with two digits; any other outside of the bounds nobody can have meant.
UPDATE "essays" SET "deadline" = ("deadline" + interval '2000 years')::date WHERE "deadline" < '0100-01-01';--> statement-breakpoint
UPDATE "essays" SET "deadline" = null WHERE "deadline" NOT BETWEEN '2000-01-01' AND '2100-12-31';--> statement-breakpoint
UPDATE "checklist_items" SET "due_on" = ("due_on" + interval '2000 years')::date WHERE "due_on" < '0100-01-01';--> statement-breakpoint
UPDATE "checklist_items" SET "due_on" = null WHERE "due_on" NOT BETWEEN '2000-01-01' AND '2100-12-31';--> statement-breakpoint
UPDATE "tasks" SET "due_on" = ("due_on" + interval '2000 years')::date WHERE "due_on" < '0100-01-01';--> statement-breakpoint
UPDATE "tasks" SET "due_on" = null WHERE "due_on" NOT BETWEEN '2000-01-01' AND '2100-12-31';--> statement-breakpoint
UPDATE "list_entries" SET "deadline" = ("deadline" + interval '2000 years')::date WHERE "deadline" < '0100-01-01';--> statement-breakpoint
UPDATE "list_entries" SET "deadline" = null, "deadline_state" = null, "deadline_source" = null WHERE "deadline" NOT BETWEEN '2000-01-01' AND '2100-12-31';--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_deadline_check" CHECK ("essays"."deadline" between '2000-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_due_on_check" CHECK ("checklist_items"."due_on" between '2000-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_deadline_day_check" CHECK ("list_entries"."deadline" between '2000-01-01' and '2100-12-31');--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_due_on_check" CHECK ("tasks"."due_on" between '2000-01-01' and '2100-12-31');