-- A comment keeps no text of a person who is gone, and no author without a text.
UPDATE "essay_comments" SET "body" = NULL WHERE "author_id" IS NULL AND "body" IS NOT NULL;--> statement-breakpoint
UPDATE "essay_comments" SET "author_id" = NULL WHERE "body" IS NULL AND "author_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_author_check" CHECK (num_nulls("essay_comments"."author_id", "essay_comments"."body") in (0, 2));