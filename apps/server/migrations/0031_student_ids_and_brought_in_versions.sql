CREATE TABLE "student_id_format" (
	"id" integer PRIMARY KEY NOT NULL,
	"mask" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_id_format_id_check" CHECK ("student_id_format"."id" = 1),
	CONSTRAINT "student_id_format_mask_check" CHECK (char_length("student_id_format"."mask") between 1 and 40),
	CONSTRAINT "student_id_format_hint_check" CHECK (char_length("student_id_format"."hint") <= 200)
);
--> statement-breakpoint
ALTER TABLE "essay_versions" DROP CONSTRAINT "essay_versions_reason_check";--> statement-breakpoint
ALTER TABLE "essay_versions" ADD CONSTRAINT "essay_versions_reason_check" CHECK ("essay_versions"."reason" in ('save', 'restore', 'set-aside', 'brought-in')) NOT VALID;