CREATE TABLE "former_advisors" (
	"student_id" uuid NOT NULL,
	"advisor_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "former_advisors_student_id_advisor_id_pk" PRIMARY KEY("student_id","advisor_id")
);
--> statement-breakpoint
ALTER TABLE "advisor_views" DROP CONSTRAINT "advisor_views_advisor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "advisor_views" ALTER COLUMN "advisor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "former_advisors" ADD CONSTRAINT "former_advisors_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_advisors" ADD CONSTRAINT "former_advisors_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_advisors_advisor_idx" ON "former_advisors" USING btree ("advisor_id");--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "advisor_views_advisor_idx" ON "advisor_views" USING btree ("advisor_id");--> statement-breakpoint
-- Links that ended before this table existed kept no name, so it is the current one.
INSERT INTO "former_advisors"
SELECT "traces"."student_id", "users"."id", "users"."full_name"
FROM (
	SELECT "student_id", "advisor_id" FROM "advisor_links"
	UNION SELECT "student_id", "advisor_id" FROM "tasks"
	UNION SELECT "student_id", "advisor_id" FROM "advisor_views"
	UNION SELECT "essays"."user_id", "essay_comments"."author_id" FROM "essay_comments" JOIN "essays" ON "essays"."id" = "essay_comments"."essay_id"
) AS "traces"
JOIN "users" ON "users"."id" = "traces"."advisor_id"
WHERE "traces"."student_id" <> "traces"."advisor_id"
	AND NOT EXISTS (
		SELECT FROM "advisor_links"
		WHERE "advisor_links"."student_id" = "traces"."student_id" AND "advisor_links"."advisor_id" = "traces"."advisor_id" AND "advisor_links"."ended_at" IS NULL
	);
