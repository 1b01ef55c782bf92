-- Whoever remembers who a session belongs to hears when that may have changed, whoever changed it.
CREATE FUNCTION "say_change_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('sessions', OLD.id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "say_change_of_sign_in"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('sessions', (CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END)::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_say_change" AFTER UPDATE OF "role", "time_zone", "demo_id", "banned_until", "deleted_at" ON "users"
FOR EACH ROW
WHEN ((OLD.role, OLD.time_zone, OLD.demo_id, OLD.banned_until, OLD.deleted_at)
	IS DISTINCT FROM (NEW.role, NEW.time_zone, NEW.demo_id, NEW.banned_until, NEW.deleted_at))
EXECUTE FUNCTION "say_change_of_person"();
--> statement-breakpoint
CREATE TRIGGER "users_say_deletion" AFTER DELETE ON "users"
FOR EACH ROW EXECUTE FUNCTION "say_change_of_person"();
--> statement-breakpoint
CREATE TRIGGER "sessions_say_change" AFTER UPDATE OF "user_id", "aal", "factor_id", "methods", "created_at" ON "sessions"
FOR EACH ROW
WHEN ((OLD.user_id, OLD.aal, OLD.factor_id, OLD.methods, OLD.created_at)
	IS DISTINCT FROM (NEW.user_id, NEW.aal, NEW.factor_id, NEW.methods, NEW.created_at))
EXECUTE FUNCTION "say_change_of_sign_in"();
--> statement-breakpoint
CREATE TRIGGER "sessions_say_end" AFTER DELETE ON "sessions"
FOR EACH ROW EXECUTE FUNCTION "say_change_of_sign_in"();
--> statement-breakpoint
CREATE TRIGGER "factors_say_change" AFTER INSERT OR DELETE OR UPDATE OF "user_id", "status" ON "factors"
FOR EACH ROW EXECUTE FUNCTION "say_change_of_sign_in"();
