CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_name_check" CHECK (char_length("documents"."name") between 1 and 120),
	CONSTRAINT "documents_kind_check" CHECK ("documents"."kind" in ('transcript', 'resume', 'award', 'other')),
	CONSTRAINT "documents_type_check" CHECK ("documents"."type" in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
	CONSTRAINT "documents_bytes_check" CHECK ("documents"."bytes" between 1 and 52428800)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_user_idx" ON "documents" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE FUNCTION "remove_file_of_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "removed_files" ("key", "after")
		VALUES ('documents/' || OLD.id || '/file', 'epoch')
		ON CONFLICT ("key") DO UPDATE SET "after" = EXCLUDED."after";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_deleted" AFTER DELETE ON "documents"
	FOR EACH ROW EXECUTE FUNCTION "remove_file_of_document"();
