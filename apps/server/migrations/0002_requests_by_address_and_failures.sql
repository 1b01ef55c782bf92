CREATE TABLE "notification_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"quote" text,
	"link" text,
	"subject_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_mails_type_check" CHECK ("notification_mails"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'application-reminder', 'essay-feedback', 'task-assigned', 'task-updated', 'system'))
);
--> statement-breakpoint
ALTER TABLE "advisor_requests" ALTER COLUMN "advisor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD COLUMN "advisor_email" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "last_failure" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_mails_due_at_idx" ON "notification_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notification_mails_user_id_type_idx" ON "notification_mails" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "notification_mails_subject_id_idx" ON "notification_mails" USING btree ("subject_id") WHERE "notification_mails"."subject_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_requests_pending_email_idx" ON "advisor_requests" USING btree ("student_id","advisor_email") WHERE "advisor_requests"."status" = 'pending' and "advisor_requests"."advisor_email" is not null;--> statement-breakpoint
CREATE INDEX "advisor_requests_waiting_idx" ON "advisor_requests" USING btree ("advisor_email") WHERE "advisor_requests"."advisor_id" is null;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD CONSTRAINT "advisor_requests_advisor_email_check" CHECK (("advisor_requests"."sent_by" = 'student') = ("advisor_requests"."advisor_email" is not null));--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD CONSTRAINT "advisor_requests_advisor_id_check" CHECK ("advisor_requests"."advisor_id" is not null or ("advisor_requests"."sent_by" = 'student' and "advisor_requests"."status" in ('pending', 'withdrawn')));