CREATE TABLE "label_overrides" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"advisor_id" uuid NOT NULL,
	"label" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_overrides_label_check" CHECK ("label_overrides"."label" in ('Far reach', 'Reach', 'Target', 'Likely', 'Very likely')),
	CONSTRAINT "label_overrides_reason_check" CHECK ("label_overrides"."reason" in ('special-talent', 'program-selectivity', 'school-history', 'context', 'interest', 'other')),
	CONSTRAINT "label_overrides_note_check" CHECK (char_length("label_overrides"."note") <= 300)
);
--> statement-breakpoint
ALTER TABLE "label_overrides" ADD CONSTRAINT "label_overrides_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_overrides" ADD CONSTRAINT "label_overrides_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_overrides_advisor_idx" ON "label_overrides" USING btree ("advisor_id");