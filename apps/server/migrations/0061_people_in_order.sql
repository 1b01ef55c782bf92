ALTER TABLE "users" ADD COLUMN "email_change_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_people_name_idx" ON "users" USING btree (lower("full_name"),"id") WHERE "users"."demo_id" is null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_people_class_idx" ON "users" USING btree (coalesce("graduation_year", 32767::smallint),"id") WHERE "users"."demo_id" is null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_people_sign_in_idx" ON "users" USING btree (coalesce("last_sign_in_at", '-infinity'::timestamptz),"id") WHERE "users"."demo_id" is null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed_idx" ON "users" USING btree ("created_at","id") WHERE "users"."email_confirmed_at" is null;