CREATE TABLE "letter_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"waiver" text,
	"waiver_at" timestamp with time zone,
	"brag_sheet" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_choices_waiver_check" CHECK ("letter_choices"."waiver" in ('waived', 'kept', 'undecided'))
);
--> statement-breakpoint
CREATE TABLE "letter_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_hash" text NOT NULL,
	"most" integer,
	"reminders" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_contacts_most_check" CHECK ("letter_contacts"."most" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "letter_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid,
	"request_id" uuid,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_links_of_check" CHECK (num_nonnulls("letter_links"."contact_id", "letter_links"."request_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "letter_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recommender_id" uuid NOT NULL,
	"contact_id" uuid,
	"attached" text NOT NULL,
	"state" text NOT NULL,
	"wanted_by" date NOT NULL,
	"promised_on" date,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"reminded_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"tell_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_requests_state_check" CHECK ("letter_requests"."state" in ('asked', 'accepted', 'declined', 'withdrawn', 'forgotten')),
	CONSTRAINT "letter_requests_answered_by_check" CHECK ("letter_requests"."answered_by" in ('student', 'recommender', 'link', 'counselor'))
);
--> statement-breakpoint
ALTER TABLE "advisor_views" DROP CONSTRAINT "advisor_views_what_check";--> statement-breakpoint
ALTER TABLE "notification_mails" DROP CONSTRAINT "notification_mails_type_check";--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_type_check";--> statement-breakpoint
ALTER TABLE "recommender_letters" ADD COLUMN "said_by" text;--> statement-breakpoint
ALTER TABLE "letter_choices" ADD CONSTRAINT "letter_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_links" ADD CONSTRAINT "letter_links_contact_id_letter_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."letter_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_links" ADD CONSTRAINT "letter_links_request_id_letter_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."letter_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_requests" ADD CONSTRAINT "letter_requests_recommender_id_recommenders_id_fk" FOREIGN KEY ("recommender_id") REFERENCES "public"."recommenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_requests" ADD CONSTRAINT "letter_requests_contact_id_letter_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."letter_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_contacts_email_idx" ON "letter_contacts" USING btree ("email_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_links_code_idx" ON "letter_links" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_links_contact_idx" ON "letter_links" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_links_request_idx" ON "letter_links" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_requests_recommender_idx" ON "letter_requests" USING btree ("recommender_id");--> statement-breakpoint
CREATE INDEX "letter_requests_contact_idx" ON "letter_requests" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "letter_requests_tell_idx" ON "letter_requests" USING btree ("tell_at") WHERE "letter_requests"."tell_at" is not null;--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_what_check" CHECK ("advisor_views"."what" in ('overview', 'list', 'profile', 'weeks', 'essays', 'essay', 'deadlines', 'money', 'letters', 'letter', 'roster-file', 'tasks-file'));--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_type_check" CHECK ("notification_mails"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'message', 'school-suggested', 'family-week', 'letter', 'task-assigned', 'task-updated', 'system'));--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_type_check" CHECK ("notification_preferences"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'message', 'school-suggested', 'family-week', 'letter', 'task-assigned', 'task-updated', 'system'));--> statement-breakpoint
ALTER TABLE "recommender_letters" ADD CONSTRAINT "recommender_letters_said_by_check" CHECK ("recommender_letters"."said_by" in ('student', 'recommender', 'link', 'counselor'));