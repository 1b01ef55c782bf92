CREATE TABLE "article_editions" (
	"slug" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"words" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published" jsonb,
	"published_revision" integer,
	"publication_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_editions_state_check" CHECK ("article_editions"."state" in ('draft', 'published', 'unpublished')),
	CONSTRAINT "article_editions_published_check" CHECK (("article_editions"."state" = 'published') = ("article_editions"."published" is not null)
        and ("article_editions"."published" is null) = ("article_editions"."published_revision" is null)
        and ("article_editions"."published" is null) = ("article_editions"."publication_id" is null))
);
