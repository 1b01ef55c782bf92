CREATE TABLE "caseload_move_links" (
	"move_id" uuid NOT NULL,
	"old_link_id" uuid NOT NULL,
	"new_link_id" uuid,
	"kind_before" text,
	CONSTRAINT "caseload_move_links_move_id_old_link_id_pk" PRIMARY KEY("move_id","old_link_id"),
	CONSTRAINT "caseload_move_links_kind_before_check" CHECK ("caseload_move_links"."kind_before" in ('personal', 'school'))
);
--> statement-breakpoint
CREATE TABLE "caseload_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_advisor_id" uuid NOT NULL,
	"to_advisor_id" uuid NOT NULL,
	"asked_by_id" uuid,
	"students" integer NOT NULL,
	"state" text DEFAULT 'accepted' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "caseload_moves_state_check" CHECK ("caseload_moves"."state" in ('accepted', 'done', 'undone'))
);
--> statement-breakpoint
DROP INDEX "advisor_links_advisor_idx";--> statement-breakpoint
DROP INDEX "advisor_links_student_idx";--> statement-breakpoint
ALTER TABLE "advisor_links" ADD COLUMN "kind" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD COLUMN "is_primary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD COLUMN "covers_link_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "deleted_tasks" ADD COLUMN "given_by_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "given_by_id" uuid;--> statement-breakpoint
ALTER TABLE "caseload_move_links" ADD CONSTRAINT "caseload_move_links_move_id_caseload_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."caseload_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caseload_move_links" ADD CONSTRAINT "caseload_move_links_old_link_id_advisor_links_id_fk" FOREIGN KEY ("old_link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caseload_move_links" ADD CONSTRAINT "caseload_move_links_new_link_id_advisor_links_id_fk" FOREIGN KEY ("new_link_id") REFERENCES "public"."advisor_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caseload_moves" ADD CONSTRAINT "caseload_moves_from_advisor_id_users_id_fk" FOREIGN KEY ("from_advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caseload_moves" ADD CONSTRAINT "caseload_moves_to_advisor_id_users_id_fk" FOREIGN KEY ("to_advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caseload_moves" ADD CONSTRAINT "caseload_moves_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caseload_move_links_old_idx" ON "caseload_move_links" USING btree ("old_link_id");--> statement-breakpoint
CREATE INDEX "caseload_move_links_new_idx" ON "caseload_move_links" USING btree ("new_link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "caseload_moves_under_way_idx" ON "caseload_moves" USING btree ("from_advisor_id") WHERE "caseload_moves"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "caseload_moves_from_idx" ON "caseload_moves" USING btree ("from_advisor_id","at");--> statement-breakpoint
CREATE INDEX "caseload_moves_to_idx" ON "caseload_moves" USING btree ("to_advisor_id");--> statement-breakpoint
CREATE INDEX "caseload_moves_asked_by_idx" ON "caseload_moves" USING btree ("asked_by_id");--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_covers_link_id_advisor_links_id_fk" FOREIGN KEY ("covers_link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_tasks" ADD CONSTRAINT "deleted_tasks_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_links_pair_idx" ON "advisor_links" USING btree ("advisor_id","student_id") WHERE "advisor_links"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_links_primary_idx" ON "advisor_links" USING btree ("student_id") WHERE "advisor_links"."ended_at" is null and "advisor_links"."is_primary" and "advisor_links"."kind" = 'school';--> statement-breakpoint
CREATE INDEX "advisor_links_covers_idx" ON "advisor_links" USING btree ("covers_link_id") WHERE "advisor_links"."covers_link_id" is not null;--> statement-breakpoint
CREATE INDEX "deleted_tasks_given_by_idx" ON "deleted_tasks" USING btree ("given_by_id") WHERE "deleted_tasks"."given_by_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_given_by_idx" ON "tasks" USING btree ("given_by_id") WHERE "tasks"."given_by_id" is not null;--> statement-breakpoint
CREATE INDEX "advisor_links_student_idx" ON "advisor_links" USING btree ("student_id") WHERE "advisor_links"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_kind_check" CHECK ("advisor_links"."kind" in ('personal', 'school'));