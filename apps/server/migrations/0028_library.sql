CREATE TABLE "timeline_dates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"graduation_year" smallint NOT NULL,
	"shown" boolean NOT NULL,
	CONSTRAINT "timeline_dates_graduation_year_check" CHECK ("timeline_dates"."graduation_year" between 2000 and 2100)
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"draft" jsonb NOT NULL,
	"offered" jsonb,
	"public_id" text,
	"offered_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_public_id_key" UNIQUE("public_id"),
	CONSTRAINT "stories_state_check" CHECK ("stories"."state" in ('draft', 'offered', 'published', 'declined')),
	CONSTRAINT "stories_offered_check" CHECK (("stories"."state" in ('offered', 'published')) = ("stories"."offered" is not null)
        and ("stories"."offered" is null) = ("stories"."public_id" is null)
        and ("stories"."offered" is null) = ("stories"."offered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "timeline_dates" ADD CONSTRAINT "timeline_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_offered_idx" ON "stories" USING btree ("state","offered_at") WHERE "stories"."offered" is not null;