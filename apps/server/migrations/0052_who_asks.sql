ALTER TABLE "finances" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "asks_for_aid" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "own_gpa" jsonb;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_country_check" CHECK ("finances"."country" is null or ("finances"."country" ~ '^[A-Z]{2}$' and "finances"."state" is null));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_own_gpa_check" CHECK (jsonb_path_exists("profiles"."own_gpa", '$ ? (!(!(@.grade.type() == "string") || @.grade == "" || @.grade like_regex "^.{31}" flag "s" || !(@.scale == "5" || @.scale == "100" || @.scale == "20" || @.scale == "ib-45" || @.scale == "other")))'));