CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "avatars_file_key" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"key" text PRIMARY KEY NOT NULL,
	"after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "remove_files_of_avatar"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "removed_files" ("key", "after")
		SELECT 'avatars/' || OLD.file_id || '/' || size || '.webp', 'epoch'
		FROM unnest(ARRAY['small', 'large']) size
		ON CONFLICT ("key") DO UPDATE SET "after" = EXCLUDED."after";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "avatars_deleted" AFTER DELETE ON "avatars"
	FOR EACH ROW EXECUTE FUNCTION "remove_files_of_avatar"();
--> statement-breakpoint
CREATE TRIGGER "avatars_replaced" AFTER UPDATE ON "avatars"
	FOR EACH ROW WHEN (OLD.file_id IS DISTINCT FROM NEW.file_id) EXECUTE FUNCTION "remove_files_of_avatar"();
