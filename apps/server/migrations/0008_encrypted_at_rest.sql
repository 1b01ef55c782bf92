CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"wrapped_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advisor_notes" DROP CONSTRAINT "advisor_notes_content_check";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_gender_check";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_citizenship_check";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_race_ethnicity_check";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_income_bracket_check";