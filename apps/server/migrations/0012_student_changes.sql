CREATE TABLE "student_changes" (
	"student_id" uuid NOT NULL,
	"token" bigint DEFAULT (random() * 9007199254740991)::bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "student_changes_student_idx" ON "student_changes" USING btree ("student_id","token");
--> statement-breakpoint
CREATE FUNCTION "note_change_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "id" FROM "users"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_change_of_student"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "id" FROM "users"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.student_id ELSE NEW.student_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_change_of_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "list_entries"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.entry_id ELSE NEW.entry_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_change_of_week"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "weeks"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.week_id ELSE NEW.week_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_change_of_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "student_id" FROM "advisor_links"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.link_id ELSE NEW.link_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "list_entries_student_change" AFTER INSERT OR UPDATE OR DELETE ON "list_entries"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_user"();
--> statement-breakpoint
CREATE TRIGGER "essays_student_change" AFTER INSERT OR UPDATE OR DELETE ON "essays"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_user"();
--> statement-breakpoint
CREATE TRIGGER "weeks_student_change" AFTER INSERT OR UPDATE OR DELETE ON "weeks"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_user"();
--> statement-breakpoint
CREATE TRIGGER "profiles_student_change" AFTER INSERT OR UPDATE OR DELETE ON "profiles"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_user"();
--> statement-breakpoint
CREATE TRIGGER "tasks_student_change" AFTER INSERT OR UPDATE OR DELETE ON "tasks"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_student"();
--> statement-breakpoint
CREATE TRIGGER "advisor_links_student_change" AFTER INSERT OR UPDATE OR DELETE ON "advisor_links"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_student"();
--> statement-breakpoint
CREATE TRIGGER "checklist_items_student_change" AFTER INSERT OR UPDATE OR DELETE ON "checklist_items"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_entry"();
--> statement-breakpoint
CREATE TRIGGER "week_tasks_student_change" AFTER INSERT OR UPDATE OR DELETE ON "week_tasks"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_week"();
--> statement-breakpoint
CREATE TRIGGER "shared_essays_student_change" AFTER INSERT OR UPDATE OR DELETE ON "shared_essays"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_link"();
--> statement-breakpoint
CREATE FUNCTION "forget_student_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "student_changes" WHERE "student_id" = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_student_changes" AFTER DELETE ON "users"
	FOR EACH ROW EXECUTE FUNCTION "forget_student_changes"();
