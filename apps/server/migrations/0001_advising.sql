CREATE TABLE "advisor_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"list" boolean DEFAULT true NOT NULL,
	"profile" boolean DEFAULT true NOT NULL,
	"test_scores" boolean DEFAULT true NOT NULL,
	"weeks" boolean DEFAULT true NOT NULL,
	"aid" boolean DEFAULT false NOT NULL,
	"sensitive" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisor_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advisor_notes_content_check" CHECK (char_length("advisor_notes"."content") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "advisor_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"sent_by" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"sharing" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advisor_requests_status_check" CHECK ("advisor_requests"."status" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "advisor_requests_sent_by_check" CHECK ("advisor_requests"."sent_by" in ('student', 'advisor')),
	CONSTRAINT "advisor_requests_self_check" CHECK ("advisor_requests"."advisor_id" <> "advisor_requests"."student_id"),
	CONSTRAINT "advisor_requests_sharing_check" CHECK (("advisor_requests"."sent_by" = 'student') = ("advisor_requests"."sharing" is not null)),
	CONSTRAINT "advisor_requests_message_check" CHECK (char_length("advisor_requests"."message") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "advisor_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"advisor_id" uuid NOT NULL,
	"what" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "advisor_views_key" UNIQUE("student_id","advisor_id","what","subject_id","hour"),
	CONSTRAINT "advisor_views_what_check" CHECK ("advisor_views"."what" in ('overview', 'list', 'profile', 'weeks', 'essays', 'essay', 'deadlines'))
);
--> statement-breakpoint
CREATE TABLE "shared_essays" (
	"link_id" uuid NOT NULL,
	"essay_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_essays_link_id_essay_id_pk" PRIMARY KEY("link_id","essay_id")
);
--> statement-breakpoint
CREATE TABLE "essay_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"parent_id" uuid,
	"body" text NOT NULL,
	"quote" text,
	"before" text,
	"after" text,
	"start" integer,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "essay_comments_body_check" CHECK (char_length("essay_comments"."body") between 1 and 2000),
	CONSTRAINT "essay_comments_quote_check" CHECK (char_length("essay_comments"."quote") between 1 and 1000),
	CONSTRAINT "essay_comments_anchor_check" CHECK (num_nulls("essay_comments"."quote", "essay_comments"."before", "essay_comments"."after", "essay_comments"."start") in (0, 4)),
	CONSTRAINT "essay_comments_answer_check" CHECK ("essay_comments"."parent_id" is null or ("essay_comments"."quote" is null and "essay_comments"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"milliseconds" integer,
	"runs" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"last_failure_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_type_pk" PRIMARY KEY("user_id","type"),
	CONSTRAINT "notification_preferences_type_check" CHECK ("notification_preferences"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'application-reminder', 'essay-feedback', 'task-assigned', 'task-updated', 'system'))
);
--> statement-breakpoint
CREATE TABLE "task_template_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"due_from" text NOT NULL,
	"due_days" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "task_template_items_due_from_check" CHECK ("task_template_items"."due_from" in ('none', 'assigned', 'deadline')),
	CONSTRAINT "task_template_items_due_days_check" CHECK ("task_template_items"."due_days" between -366 and 366),
	CONSTRAINT "task_template_items_title_check" CHECK (char_length("task_template_items"."title") between 1 and 200),
	CONSTRAINT "task_template_items_description_check" CHECK (char_length("task_template_items"."description") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_templates_name_check" CHECK (char_length("task_templates"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"due_on" date,
	"status" text DEFAULT 'pending' NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_status_check" CHECK ("tasks"."status" in ('pending', 'completed')),
	CONSTRAINT "tasks_completed_at_check" CHECK (("tasks"."status" = 'completed') = ("tasks"."completed_at" is not null)),
	CONSTRAINT "tasks_title_check" CHECK (char_length("tasks"."title") between 1 and 200),
	CONSTRAINT "tasks_description_check" CHECK (char_length("tasks"."description") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_source_check";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "advisor_approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_notes" ADD CONSTRAINT "advisor_notes_link_id_advisor_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD CONSTRAINT "advisor_requests_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD CONSTRAINT "advisor_requests_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_essays" ADD CONSTRAINT "shared_essays_link_id_advisor_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_essays" ADD CONSTRAINT "shared_essays_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_parent_id_essay_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."essay_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_template_items" ADD CONSTRAINT "task_template_items_template_id_task_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."task_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_links_student_idx" ON "advisor_links" USING btree ("student_id") WHERE "advisor_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "advisor_links_advisor_idx" ON "advisor_links" USING btree ("advisor_id","student_id") WHERE "advisor_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "advisor_links_ended_idx" ON "advisor_links" USING btree ("ended_at") WHERE "advisor_links"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "advisor_notes_link_idx" ON "advisor_notes" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_requests_pending_idx" ON "advisor_requests" USING btree ("advisor_id","student_id") WHERE "advisor_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "advisor_requests_advisor_idx" ON "advisor_requests" USING btree ("advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_requests_student_idx" ON "advisor_requests" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_views_student_idx" ON "advisor_views" USING btree ("student_id","last_at","id");--> statement-breakpoint
CREATE INDEX "shared_essays_essay_idx" ON "shared_essays" USING btree ("essay_id");--> statement-breakpoint
CREATE INDEX "essay_comments_essay_idx" ON "essay_comments" USING btree ("essay_id","created_at");--> statement-breakpoint
CREATE INDEX "essay_comments_parent_idx" ON "essay_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "essay_comments_author_idx" ON "essay_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "task_template_items_template_idx" ON "task_template_items" USING btree ("template_id","position");--> statement-breakpoint
CREATE INDEX "task_templates_advisor_idx" ON "task_templates" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "tasks_advisor_idx" ON "tasks" USING btree ("advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_student_idx" ON "tasks" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_due_on_idx" ON "tasks" USING btree ("due_on") WHERE "tasks"."due_on" is not null and "tasks"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "users_student_id_search_idx" ON "users" USING gin (lower("student_id") gin_trgm_ops) WHERE "users"."role" = 'student' and "users"."student_id" is not null;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_source_check" CHECK ("reminders"."source" in ('school', 'essay', 'checklist', 'task'));