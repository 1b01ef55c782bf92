ALTER TABLE "essays" ADD COLUMN "character_limit" integer;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_character_limit_check" CHECK ("essays"."character_limit" between 1 and 50000);