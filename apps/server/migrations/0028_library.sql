CREATE TABLE "timeline_dates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"graduation_year" smallint NOT NULL,
	"shown" boolean NOT NULL,
	CONSTRAINT "timeline_dates_graduation_year_check" CHECK ("timeline_dates"."graduation_year" between 2000 and 2100)
);
--> statement-breakpoint
ALTER TABLE "timeline_dates" ADD CONSTRAINT "timeline_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;