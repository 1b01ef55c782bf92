ALTER TABLE "school_people" DROP COLUMN "joined_at";--> statement-breakpoint
-- From now on it is encrypted, which only the server can do: the next file brings it again.
UPDATE "school_people" SET "home_language" = NULL WHERE "home_language" IS NOT NULL;
