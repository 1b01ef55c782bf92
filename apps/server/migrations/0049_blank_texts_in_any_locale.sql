ALTER TABLE "profiles" DROP CONSTRAINT "profiles_high_school_check";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_class_rank_check";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_sat_act_score_check";--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_high_school_check" CHECK (btrim("profiles"."high_school", E' \t\n\r') <> '' and char_length("profiles"."high_school") <= 120);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_class_rank_check" CHECK (btrim("profiles"."class_rank", E' \t\n\r') <> '' and char_length("profiles"."class_rank") <= 60);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_sat_act_score_check" CHECK (btrim("profiles"."sat_act_score", E' \t\n\r') <> '' and char_length("profiles"."sat_act_score") <= 60);