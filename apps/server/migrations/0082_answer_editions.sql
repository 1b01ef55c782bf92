CREATE TABLE "answer_editions" (
	"slug" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edition_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_editions_changed_check" CHECK ("answer_editions"."words" is not null or "answer_editions"."is_hidden")
);
