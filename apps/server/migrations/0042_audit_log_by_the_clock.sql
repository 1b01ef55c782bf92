CREATE OR REPLACE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- To forget somebody whose account is gone is the one change: an entry of theirs is emptied, and what a search for them said.
	IF TG_OP = 'UPDATE' THEN
		IF (NEW.id, NEW.at, NEW.action) = (OLD.id, OLD.at, OLD.action)
			AND (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id)
			AND (NEW.target_id IS NULL OR NEW.target_id = OLD.target_id)
			AND (NEW.session_id IS NULL OR NEW.session_id = OLD.session_id)
			AND NEW.address IN ('', OLD.address)
			AND NEW.user_agent IN ('', OLD.user_agent)
			AND NEW.detail IN ('{}', OLD.detail)
			AND (NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id OR NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD.actor_id))
			AND (NEW.target_id IS NOT DISTINCT FROM OLD.target_id OR NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD.target_id))
			AND ((NEW.session_id, NEW.address, NEW.user_agent, NEW.detail) IS NOT DISTINCT FROM (OLD.session_id, OLD.address, OLD.user_agent, OLD.detail)
				OR (OLD.actor_id IS NOT NULL AND NEW.actor_id IS NULL)
				OR (OLD.target_id IS NOT NULL AND NEW.target_id IS NULL)
				OR ((NEW.session_id, NEW.address, NEW.user_agent) IS NOT DISTINCT FROM (OLD.session_id, OLD.address, OLD.user_agent)
					AND OLD.action = 'students_searched'
					AND EXISTS (SELECT FROM jsonb_array_elements_text(OLD.detail -> 'found') AS found ("id")
						WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id"::text = found."id")))) THEN
			RETURN NEW;
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		-- What is past its 90 days by the database's own clock, which no entry can move, with a day for clocks that differ; and what
		-- invented people of a demo did.
		IF OLD.at < now() - interval '89 days'
			OR EXISTS (SELECT FROM "users" WHERE "id" IN (OLD.actor_id, OLD.target_id) AND "demo_id" IS NOT NULL) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
