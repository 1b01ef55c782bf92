CREATE TABLE "reminder_passes" (
	"time_zone" text PRIMARY KEY NOT NULL,
	"reminder_day" date NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_student_time_zone_idx" ON "users" USING btree ("time_zone") WHERE "users"."role" = 'student';