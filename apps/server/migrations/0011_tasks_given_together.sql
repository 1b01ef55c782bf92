CREATE TABLE "deleted_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"due_on" date,
	"status" text DEFAULT 'pending' NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"deletion_id" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_advisor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "advisor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "deleted_tasks" ADD CONSTRAINT "deleted_tasks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_tasks" ADD CONSTRAINT "deleted_tasks_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_tasks_deletion_idx" ON "deleted_tasks" USING btree ("deletion_id");--> statement-breakpoint
CREATE INDEX "deleted_tasks_deleted_at_idx" ON "deleted_tasks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_tasks_advisor_idx" ON "deleted_tasks" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "deleted_tasks_student_idx" ON "deleted_tasks" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_assignment_idx" ON "tasks" USING btree ("assignment_id") WHERE "tasks"."assignment_id" is not null;