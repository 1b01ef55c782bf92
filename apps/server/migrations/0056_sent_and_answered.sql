CREATE TABLE "application_days" (
	"entry_id" uuid NOT NULL,
	"status" text NOT NULL,
	"on_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_days_entry_id_status_pk" PRIMARY KEY("entry_id","status"),
	CONSTRAINT "application_days_status_check" CHECK ("application_days"."status" in ('Submitted', 'Deferred', 'Waitlisted', 'Accepted', 'Rejected', 'Committed', 'Withdrawn')),
	CONSTRAINT "application_days_on_date_check" CHECK ("application_days"."on_date" between '1900-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "application_estimates" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"unitid" integer NOT NULL,
	"plan" text,
	"made_on" date NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"middle" double precision NOT NULL,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_estimates_kind_check" CHECK ("application_estimates"."kind" in ('estimated', 'by_rate', 'guaranteed')),
	CONSTRAINT "application_estimates_label_check" CHECK ("application_estimates"."label" in ('Far reach', 'Reach', 'Target', 'Likely', 'Very likely')),
	CONSTRAINT "application_estimates_plan_check" CHECK ("application_estimates"."plan" in ('early_decision', 'early_decision_2', 'early_action', 'restrictive_early_action', 'regular', 'rolling', 'priority')),
	CONSTRAINT "application_estimates_made_on_check" CHECK ("application_estimates"."made_on" between '1900-01-01' and '2100-12-31'),
	CONSTRAINT "application_estimates_middle_check" CHECK ("application_estimates"."middle" between 0 and 1),
	CONSTRAINT "application_estimates_low_check" CHECK ("application_estimates"."low" between 0 and 1),
	CONSTRAINT "application_estimates_high_check" CHECK ("application_estimates"."high" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "checks_estimates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "application_days" ADD CONSTRAINT "application_days_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_estimates" ADD CONSTRAINT "application_estimates_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;