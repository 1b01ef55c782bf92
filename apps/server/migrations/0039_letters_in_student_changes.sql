CREATE FUNCTION "note_change_of_letter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "recommenders"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.recommender_id ELSE NEW.recommender_id END;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recommenders_student_change" AFTER INSERT OR UPDATE OR DELETE ON "recommenders"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_user"();
--> statement-breakpoint
CREATE TRIGGER "recommender_letters_student_change" AFTER INSERT OR UPDATE OR DELETE ON "recommender_letters"
	FOR EACH ROW EXECUTE FUNCTION "note_change_of_letter"();
