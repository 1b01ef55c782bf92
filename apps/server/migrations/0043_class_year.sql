ALTER TABLE "timeline_dates" DROP CONSTRAINT "timeline_dates_graduation_year_check";--> statement-breakpoint
ALTER TABLE "timeline_dates" ALTER COLUMN "graduation_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "graduation_year" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_graduation_year_check" CHECK ("users"."graduation_year" between 2000 and 2100) NOT VALID;--> statement-breakpoint
UPDATE "users" SET "graduation_year" = "timeline_dates"."graduation_year" FROM "timeline_dates" WHERE "timeline_dates"."user_id" = "users"."id";--> statement-breakpoint
-- Who remembers the person of a session hears of this column, too.
DROP TRIGGER "users_say_change" ON "users";--> statement-breakpoint
CREATE TRIGGER "users_say_change" AFTER UPDATE OF "role", "time_zone", "graduation_year", "demo_id", "banned_until", "deleted_at" ON "users"
FOR EACH ROW
WHEN ((OLD.role, OLD.time_zone, OLD.graduation_year, OLD.demo_id, OLD.banned_until, OLD.deleted_at)
	IS DISTINCT FROM (NEW.role, NEW.time_zone, NEW.graduation_year, NEW.demo_id, NEW.banned_until, NEW.deleted_at))
EXECUTE FUNCTION "say_change_of_person"();
