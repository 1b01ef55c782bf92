CREATE TABLE "public_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"handle" text,
	"shown_name" text DEFAULT 'initials' NOT NULL,
	"sections" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_profiles_handle_key" UNIQUE("handle"),
	CONSTRAINT "public_profiles_address_check" CHECK (not "public_profiles"."is_public" or "public_profiles"."handle" is not null),
	CONSTRAINT "public_profiles_handle_check" CHECK ("public_profiles"."handle" ~ '^[a-z](-?[a-z0-9])*$' and char_length("handle") between 3 and 30),
	CONSTRAINT "public_profiles_shown_name_check" CHECK ("public_profiles"."shown_name" in ('initials', 'first-name', 'full-name')),
	CONSTRAINT "public_profiles_sections_check" CHECK ("public_profiles"."sections" <@ array['highSchool', 'grades', 'testScores', 'courses', 'activities', 'leadership', 'honors'])
);
--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;