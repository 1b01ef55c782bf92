CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"advisor_id" uuid,
	"last_at" timestamp (3) with time zone NOT NULL,
	"talked_at" timestamp (3) with time zone,
	"from_student_at" timestamp (3) with time zone,
	"from_advisor_at" timestamp (3) with time zone,
	"student_read_at" timestamp (3) with time zone,
	"advisor_read_at" timestamp (3) with time zone,
	"student_muted" boolean DEFAULT false NOT NULL,
	"advisor_muted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_threads_people_key" UNIQUE("student_id","advisor_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text,
	"is_urgent" boolean NOT NULL,
	"mail_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_author_check" CHECK ("messages"."author" in ('student', 'advisor')),
	CONSTRAINT "messages_body_check" CHECK (("messages"."body" is null) = ("messages"."withdrawn_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "notification_mails" DROP CONSTRAINT "notification_mails_type_check";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_type_check";--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_threads_advisor_idx" ON "message_threads" USING btree ("advisor_id","talked_at","id");--> statement-breakpoint
CREATE INDEX "messages_thread_idx" ON "messages" USING btree ("thread_id","created_at","id");--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_type_check" CHECK ("notification_mails"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'message', 'school-suggested', 'family-week', 'task-assigned', 'task-updated', 'system'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_type_check" CHECK ("notification_preferences"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'message', 'school-suggested', 'family-week', 'task-assigned', 'task-updated', 'system'));