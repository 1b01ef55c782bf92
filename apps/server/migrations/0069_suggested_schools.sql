CREATE TABLE "suggested_schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"advisor_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_mails" DROP CONSTRAINT "notification_mails_type_check";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_type_check";--> statement-breakpoint
ALTER TABLE "suggested_schools" ADD CONSTRAINT "suggested_schools_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggested_schools" ADD CONSTRAINT "suggested_schools_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggested_schools" ADD CONSTRAINT "suggested_schools_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suggested_schools_open_idx" ON "suggested_schools" USING btree ("student_id","school_id","advisor_id") WHERE "suggested_schools"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "suggested_schools_advisor_idx" ON "suggested_schools" USING btree ("advisor_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "suggested_schools_school_idx" ON "suggested_schools" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "suggested_schools_batch_idx" ON "suggested_schools" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_type_check" CHECK ("notification_mails"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'school-suggested', 'task-assigned', 'task-updated', 'system'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_type_check" CHECK ("notification_preferences"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'school-suggested', 'task-assigned', 'task-updated', 'system'));