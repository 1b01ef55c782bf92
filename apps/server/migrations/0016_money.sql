CREATE TABLE "aid_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "done_aid_steps" (
	"user_id" uuid NOT NULL,
	"award_year" text NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "done_aid_steps_user_id_award_year_step_pk" PRIMARY KEY("user_id","award_year","step"),
	CONSTRAINT "done_aid_steps_step_check" CHECK ("done_aid_steps"."step" in ('fsa-id', 'documents', 'fafsa', 'css-account', 'css-profile', 'state-aid', 'college-forms', 'submission-summary', 'verification', 'compare-offers'))
);
--> statement-breakpoint
CREATE TABLE "finances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"budget" text,
	"state" text,
	"answers" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finances_state_check" CHECK ("finances"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "saved_scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"status" text NOT NULL,
	"deadline" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_scholarships_status_check" CHECK ("saved_scholarships"."status" in ('saved', 'in-progress', 'submitted', 'won', 'not-won')),
	CONSTRAINT "saved_scholarships_deadline_check" CHECK ("saved_scholarships"."deadline" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"key" text,
	"name" text NOT NULL,
	"sponsor" text,
	"url" text,
	"amount" text,
	"eligibility" text,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deadline" date,
	"deadline_note" text,
	"verified_at" timestamp with time zone,
	"asks_for_money" boolean DEFAULT false NOT NULL,
	"asks_for_number" boolean DEFAULT false NOT NULL,
	"import_id" uuid,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scholarships_name_check" CHECK (char_length("scholarships"."name") between 1 and 200),
	CONSTRAINT "scholarships_deadline_check" CHECK ("scholarships"."deadline" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "scholarships_owner_check" CHECK ("scholarships"."owner_id" is null or "scholarships"."key" is null)
);
--> statement-breakpoint
ALTER TABLE "advisor_views" DROP CONSTRAINT "advisor_views_what_check";--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_source_check";--> statement-breakpoint
ALTER TABLE "aid_offers" ADD CONSTRAINT "aid_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aid_offers" ADD CONSTRAINT "aid_offers_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "done_aid_steps" ADD CONSTRAINT "done_aid_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD CONSTRAINT "saved_scholarships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD CONSTRAINT "saved_scholarships_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "aid_offers_entry_idx" ON "aid_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "aid_offers_user_idx" ON "aid_offers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_scholarships_key" ON "saved_scholarships" USING btree ("user_id","scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_scholarships_scholarship_idx" ON "saved_scholarships" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_scholarships_deadline_idx" ON "saved_scholarships" USING btree ("deadline") WHERE "saved_scholarships"."deadline" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scholarships_key_idx" ON "scholarships" USING btree ("key");--> statement-breakpoint
CREATE INDEX "scholarships_owner_idx" ON "scholarships" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "scholarships_import_idx" ON "scholarships" USING btree ("import_id") WHERE "scholarships"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_what_check" CHECK ("advisor_views"."what" in ('overview', 'list', 'profile', 'weeks', 'essays', 'essay', 'deadlines', 'money'));--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_source_check" CHECK ("reminders"."source" in ('school', 'essay', 'checklist', 'task', 'scholarship'));