ALTER TABLE "essay_comments" DROP CONSTRAINT "essay_comments_author_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "essay_comments" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "essay_comments" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;