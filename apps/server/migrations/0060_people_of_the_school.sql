CREATE TABLE "school_import_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"before" text
);
--> statement-breakpoint
CREATE TABLE "school_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "school_imports_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by" uuid,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"ended" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_imports_kind_check" CHECK ("school_imports"."kind" in ('csv', 'oneroster'))
);
--> statement-breakpoint
CREATE TABLE "school_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_key" text NOT NULL,
	"kind" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"school_email" text,
	"email_hash" text,
	"student_id" text,
	"class_year" smallint,
	"counselor_email" text,
	"counselor_hash" text,
	"home_language" text,
	"user_id" uuid,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"salt" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"import_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_people_kind_check" CHECK ("school_people"."kind" in ('student', 'staff')),
	CONSTRAINT "school_people_class_check" CHECK ("school_people"."class_year" between 2000 and 2100)
);
--> statement-breakpoint
ALTER TABLE "school_import_changes" ADD CONSTRAINT "school_import_changes_import_id_school_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."school_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_import_changes" ADD CONSTRAINT "school_import_changes_person_id_school_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."school_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_imports" ADD CONSTRAINT "school_imports_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_people" ADD CONSTRAINT "school_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_people" ADD CONSTRAINT "school_people_import_id_school_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."school_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_import_changes_import_idx" ON "school_import_changes" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "school_import_changes_person_idx" ON "school_import_changes" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_imports_number_idx" ON "school_imports" USING btree ("number");--> statement-breakpoint
CREATE INDEX "school_imports_by_idx" ON "school_imports" USING btree ("by");--> statement-breakpoint
CREATE UNIQUE INDEX "school_people_source_key_idx" ON "school_people" USING btree ("source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "school_people_user_idx" ON "school_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_people_code_idx" ON "school_people" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "school_people_email_idx" ON "school_people" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "school_people_counselor_idx" ON "school_people" USING btree ("counselor_hash");--> statement-breakpoint
CREATE INDEX "school_people_order_idx" ON "school_people" USING btree ("class_year","student_id","id");--> statement-breakpoint
CREATE INDEX "school_people_left_at_idx" ON "school_people" USING btree ("left_at") WHERE "school_people"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "school_people_import_idx" ON "school_people" USING btree ("import_id");