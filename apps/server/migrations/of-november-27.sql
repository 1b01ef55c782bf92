CREATE FUNCTION count_catalog_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "catalog_versions" ("version") VALUES (1)
		ON CONFLICT ("only") DO UPDATE SET "version" = "catalog_versions"."version" + 1;
	RETURN NULL;
END $$;
CREATE FUNCTION forget_student_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	DELETE FROM "student_changes" WHERE "student_id" = OLD.id;
	RETURN NULL;
END $$;
CREATE FUNCTION keep_audit_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION note_change_of_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "list_entries"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.entry_id ELSE NEW.entry_id END;
	RETURN NULL;
END $$;
CREATE FUNCTION note_change_of_letter() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "recommenders"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.recommender_id ELSE NEW.recommender_id END;
	RETURN NULL;
END $$;
CREATE FUNCTION note_change_of_link() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "student_id" FROM "advisor_links"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.link_id ELSE NEW.link_id END;
	RETURN NULL;
END $$;
CREATE FUNCTION note_change_of_student() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "id" FROM "users"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.student_id ELSE NEW.student_id END;
	RETURN NULL;
END $$;
CREATE FUNCTION note_change_of_user() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "id" FROM "users"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
	RETURN NULL;
END $$;
CREATE FUNCTION note_change_of_week() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "weeks"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.week_id ELSE NEW.week_id END;
	RETURN NULL;
END $$;
CREATE FUNCTION remove_file_of_document() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "removed_files" ("key", "after")
		VALUES ('documents/' || OLD.id || '/file', 'epoch')
		ON CONFLICT ("key") DO UPDATE SET "after" = EXCLUDED."after";
	RETURN NULL;
END $$;
CREATE FUNCTION remove_files_of_avatar() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "removed_files" ("key", "after")
		SELECT 'avatars/' || OLD.file_id || '/' || size || '.webp', 'epoch'
		FROM unnest(ARRAY['small', 'large']) size
		ON CONFLICT ("key") DO UPDATE SET "after" = EXCLUDED."after";
	RETURN NULL;
END $$;
CREATE FUNCTION say_change_of_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	PERFORM pg_notify('sessions', OLD.id::text);
	RETURN NULL;
END $$;
CREATE FUNCTION say_change_of_sign_in() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	PERFORM pg_notify('sessions', (CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END)::text);
	RETURN NULL;
END $$;
CREATE FUNCTION student_id_grams(student_id text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT array_agg(DISTINCT substr(student_id_grams.student_id, start.start, size.size)) AS array_agg FROM generate_series(1, length(student_id_grams.student_id)) start(start), generate_series(1, 3) size(size));
CREATE TABLE advisor_group_students (
    group_id uuid NOT NULL,
    link_id uuid NOT NULL
);
CREATE TABLE advisor_groups (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    advisor_id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE advisor_invites (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    advisor_id uuid NOT NULL,
    name text NOT NULL,
    salt text NOT NULL,
    code_hash text NOT NULL,
    places integer NOT NULL,
    joined integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT advisor_invites_joined_check CHECK (((joined >= 0) AND (joined <= places))),
    CONSTRAINT advisor_invites_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
    CONSTRAINT advisor_invites_places_check CHECK (((places >= 1) AND (places <= 1000)))
);
CREATE TABLE advisor_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    advisor_id uuid NOT NULL,
    student_id uuid NOT NULL,
    list boolean DEFAULT true NOT NULL,
    profile boolean DEFAULT true NOT NULL,
    test_scores boolean DEFAULT true NOT NULL,
    weeks boolean DEFAULT true NOT NULL,
    aid boolean DEFAULT false NOT NULL,
    sensitive boolean DEFAULT false NOT NULL,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    letters boolean DEFAULT false NOT NULL,
    invite_id uuid
);
CREATE TABLE advisor_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    link_id uuid NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE advisor_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    advisor_id uuid,
    student_id uuid NOT NULL,
    sent_by text NOT NULL,
    message text,
    status text DEFAULT 'pending'::text NOT NULL,
    sharing jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    advisor_email text,
    CONSTRAINT advisor_requests_advisor_email_check CHECK (((sent_by = 'student'::text) = (advisor_email IS NOT NULL))),
    CONSTRAINT advisor_requests_advisor_id_check CHECK (((advisor_id IS NOT NULL) OR ((sent_by = 'student'::text) AND (status = ANY (ARRAY['pending'::text, 'withdrawn'::text, 'expired'::text]))))),
    CONSTRAINT advisor_requests_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 1000))),
    CONSTRAINT advisor_requests_self_check CHECK ((advisor_id <> student_id)),
    CONSTRAINT advisor_requests_sent_by_check CHECK ((sent_by = ANY (ARRAY['student'::text, 'advisor'::text]))),
    CONSTRAINT advisor_requests_sharing_check CHECK (((sent_by = 'student'::text) = (sharing IS NOT NULL))),
    CONSTRAINT advisor_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text])))
);
CREATE TABLE advisor_views (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    student_id uuid NOT NULL,
    advisor_id uuid,
    what text NOT NULL,
    subject_id uuid NOT NULL,
    hour timestamp with time zone NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    CONSTRAINT advisor_views_what_check CHECK ((what = ANY (ARRAY['overview'::text, 'list'::text, 'profile'::text, 'weeks'::text, 'essays'::text, 'essay'::text, 'deadlines'::text, 'money'::text, 'letters'::text, 'roster-file'::text, 'tasks-file'::text])))
);
CREATE TABLE aid_offers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    terms text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE article_editions (
    slug text NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    words jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    published jsonb,
    published_revision integer,
    publication_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT article_editions_published_check CHECK ((((state = 'published'::text) = (published IS NOT NULL)) AND ((published IS NULL) = (published_revision IS NULL)) AND ((published IS NULL) = (publication_id IS NULL)))),
    CONSTRAINT article_editions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'unpublished'::text])))
);
CREATE TABLE audit_log (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    target_id uuid,
    session_id uuid,
    address text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL
);
ALTER TABLE audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE avatars (
    user_id uuid NOT NULL,
    file_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE calendar_feeds (
    user_id uuid NOT NULL,
    salt text NOT NULL,
    secret_hash text NOT NULL,
    last_read_at timestamp with time zone
);
CREATE TABLE catalog_figures (
    name text NOT NULL,
    level text NOT NULL,
    label text NOT NULL,
    unit text NOT NULL,
    source text NOT NULL,
    year text NOT NULL,
    CONSTRAINT catalog_figures_level_check CHECK ((level = ANY (ARRAY['bachelor'::text, 'other_4yr'::text, 'associate'::text])))
);
CREATE TABLE catalog_loads (
    id integer NOT NULL,
    sha256 text NOT NULL,
    rows jsonb NOT NULL,
    loaded_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE catalog_loads ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME catalog_loads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE catalog_versions (
    "only" boolean DEFAULT true NOT NULL,
    version integer NOT NULL,
    CONSTRAINT catalog_versions_only_check CHECK ("only")
);
CREATE TABLE challenges (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    factor_id uuid NOT NULL,
    session_id uuid NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE checklist_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    entry_id uuid NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    done boolean DEFAULT false NOT NULL,
    due_on date,
    "position" smallint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT checklist_items_due_on_check CHECK (((due_on >= '2000-01-01'::date) AND (due_on <= '2100-12-31'::date))),
    CONSTRAINT checklist_items_kind_check CHECK ((kind = ANY (ARRAY['application_form'::text, 'fee_or_waiver'::text, 'transcript'::text, 'test_scores'::text, 'recommendations'::text, 'essays'::text, 'interview'::text, 'aid_forms'::text, 'custom'::text])))
);
CREATE TABLE courses (
    kind text NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    search_text text NOT NULL,
    CONSTRAINT courses_kind_check CHECK ((kind = ANY (ARRAY['ap'::text, 'ib'::text])))
);
CREATE TABLE data_keys (
    id text NOT NULL,
    wrapped text NOT NULL,
    wrapped_by text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE deleted_tasks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    student_id uuid NOT NULL,
    assignment_id uuid,
    title text NOT NULL,
    description text,
    due_on date,
    status text DEFAULT 'pending'::text NOT NULL,
    completed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    advisor_id uuid NOT NULL,
    deletion_id uuid NOT NULL,
    deleted_at timestamp with time zone NOT NULL
);
CREATE TABLE demos (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE documents (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    is_shown boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT documents_bytes_check CHECK (((bytes >= 1) AND (bytes <= 52428800))),
    CONSTRAINT documents_kind_check CHECK ((kind = ANY (ARRAY['transcript'::text, 'resume'::text, 'award'::text, 'other'::text]))),
    CONSTRAINT documents_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
    CONSTRAINT documents_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text, 'image/webp'::text])))
);
CREATE TABLE done_aid_steps (
    user_id uuid NOT NULL,
    award_year text NOT NULL,
    step text NOT NULL,
    done_at timestamp with time zone NOT NULL,
    CONSTRAINT done_aid_steps_step_check CHECK ((step = ANY (ARRAY['fsa-id'::text, 'documents'::text, 'fafsa'::text, 'css-account'::text, 'css-profile'::text, 'state-aid'::text, 'college-forms'::text, 'submission-summary'::text, 'verification'::text, 'compare-offers'::text])))
);
CREATE TABLE essay_comments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    essay_id uuid NOT NULL,
    author_id uuid,
    parent_id uuid,
    body text,
    quote text,
    before text,
    after text,
    start integer,
    resolved_at timestamp with time zone,
    resolved_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT essay_comments_anchor_check CHECK ((num_nulls(quote, before, after, start) = ANY (ARRAY[0, 4]))),
    CONSTRAINT essay_comments_answer_check CHECK (((parent_id IS NULL) OR ((quote IS NULL) AND (resolved_at IS NULL)))),
    CONSTRAINT essay_comments_author_check CHECK ((num_nulls(author_id, body) = ANY (ARRAY[0, 2]))),
    CONSTRAINT essay_comments_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000))),
    CONSTRAINT essay_comments_quote_check CHECK (((char_length(quote) >= 1) AND (char_length(quote) <= 1000)))
);
CREATE TABLE essay_versions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    essay_id uuid NOT NULL,
    content text NOT NULL,
    words integer NOT NULL,
    reason text NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    name text,
    CONSTRAINT essay_versions_reason_check CHECK ((reason = ANY (ARRAY['save'::text, 'restore'::text, 'set-aside'::text, 'brought-in'::text])))
);
CREATE TABLE essays (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    entry_id uuid,
    prompt_name text NOT NULL,
    word_limit integer,
    deadline date,
    status text DEFAULT 'drafting'::text NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    words integer DEFAULT 0 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    trashed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT essays_deadline_check CHECK (((deadline >= '2000-01-01'::date) AND (deadline <= '2100-12-31'::date))),
    CONSTRAINT essays_status_check CHECK ((status = ANY (ARRAY['drafting'::text, 'reviewing'::text, 'complete'::text, 'submitted'::text]))),
    CONSTRAINT essays_word_limit_check CHECK (((word_limit >= 1) AND (word_limit <= 10000)))
);
CREATE TABLE factors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'unverified'::text NOT NULL,
    secret text NOT NULL,
    last_step integer,
    failures integer DEFAULT 0 NOT NULL,
    last_failed_at timestamp with time zone,
    last_challenged_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT factors_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text])))
);
CREATE TABLE finances (
    user_id uuid NOT NULL,
    budget text,
    state text,
    answers text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT finances_state_check CHECK ((state ~ '^[A-Z]{2}$'::text))
);
CREATE TABLE flows (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    challenge text NOT NULL,
    auth_code_hash text,
    issued_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE former_advisors (
    student_id uuid NOT NULL,
    advisor_id uuid NOT NULL,
    name text NOT NULL
);
CREATE TABLE high_schools (
    name text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    type text NOT NULL,
    search_text text NOT NULL,
    CONSTRAINT high_schools_type_check CHECK ((type = ANY (ARRAY['public'::text, 'private'::text])))
);
CREATE TABLE jobs (
    name text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    milliseconds integer,
    runs integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    failures_in_a_row integer DEFAULT 0 NOT NULL,
    last_failure_at timestamp with time zone,
    last_failure text
);
CREATE TABLE label_overrides (
    entry_id uuid NOT NULL,
    advisor_id uuid NOT NULL,
    label text NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT label_overrides_label_check CHECK ((label = ANY (ARRAY['Far reach'::text, 'Reach'::text, 'Target'::text, 'Likely'::text, 'Very likely'::text]))),
    CONSTRAINT label_overrides_note_check CHECK ((char_length(note) <= 300)),
    CONSTRAINT label_overrides_reason_check CHECK ((reason = ANY (ARRAY['special-talent'::text, 'program-selectivity'::text, 'school-history'::text, 'context'::text, 'interest'::text, 'other'::text])))
);
CREATE TABLE list_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    school_id uuid,
    name text,
    location text,
    type text,
    acceptance_rate text,
    tuition text,
    ranking text,
    major text,
    plan text,
    deadline date,
    deadline_state text,
    deadline_source text,
    status text DEFAULT 'Not Started'::text NOT NULL,
    trashed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT list_entries_deadline_check CHECK (((deadline IS NULL) = (deadline_state IS NULL))),
    CONSTRAINT list_entries_deadline_day_check CHECK (((deadline >= '2000-01-01'::date) AND (deadline <= '2100-12-31'::date))),
    CONSTRAINT list_entries_deadline_state_check CHECK ((deadline_state = ANY (ARRAY['reported'::text, 'carried_over'::text, 'typical'::text, 'own'::text]))),
    CONSTRAINT list_entries_name_check CHECK (((school_id IS NULL) = (name IS NOT NULL))),
    CONSTRAINT list_entries_plan_check CHECK ((plan = ANY (ARRAY['early_decision'::text, 'early_decision_2'::text, 'early_action'::text, 'restrictive_early_action'::text, 'regular'::text, 'rolling'::text, 'priority'::text]))),
    CONSTRAINT list_entries_status_check CHECK ((status = ANY (ARRAY['Not Started'::text, 'In Progress'::text, 'Submitted'::text, 'Deferred'::text, 'Waitlisted'::text, 'Accepted'::text, 'Rejected'::text, 'Withdrawn'::text, 'Committed'::text])))
);
CREATE TABLE list_targets (
    user_id uuid NOT NULL,
    reach smallint NOT NULL,
    target smallint NOT NULL,
    likely smallint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT list_targets_likely_check CHECK (((likely >= 0) AND (likely <= 20))),
    CONSTRAINT list_targets_reach_check CHECK (((reach >= 0) AND (reach <= 20))),
    CONSTRAINT list_targets_target_check CHECK (((target >= 0) AND (target <= 20)))
);
CREATE TABLE mails (
    id bigint NOT NULL,
    "to" text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    unsubscribe_url text,
    last_failure text,
    given_up_at timestamp with time zone
);
ALTER TABLE mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE majors (
    code text NOT NULL,
    title text NOT NULL,
    family text NOT NULL,
    family_title text NOT NULL,
    search_text text NOT NULL
);
CREATE TABLE navigator_agreements (
    user_id uuid NOT NULL,
    model text,
    host text,
    agreed_at timestamp with time zone NOT NULL,
    embedding_model text,
    embedding_host text
);
CREATE TABLE navigator_conversations (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    title text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE navigator_embeddings (
    model text NOT NULL,
    passage_id text NOT NULL,
    hash text NOT NULL,
    vector real[] NOT NULL,
    made_at timestamp with time zone NOT NULL
);
CREATE TABLE navigator_messages (
    id uuid NOT NULL,
    conversation_id uuid NOT NULL,
    "position" integer NOT NULL,
    role text NOT NULL,
    content text NOT NULL,
    mind text NOT NULL,
    beside text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT navigator_messages_mind_check CHECK ((mind = ANY (ARRAY['built-in'::text, 'model'::text]))),
    CONSTRAINT navigator_messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text])))
);
CREATE TABLE navigator_switch (
    id integer NOT NULL,
    switched_on boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT navigator_switch_id_check CHECK ((id = 1))
);
CREATE TABLE navigator_usage (
    user_id uuid NOT NULL,
    day date NOT NULL,
    tokens integer NOT NULL
);
CREATE TABLE notification_mails (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    message text NOT NULL,
    quote text,
    link text,
    subject_id uuid,
    created_at timestamp(3) with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    sender text
);
ALTER TABLE notification_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notification_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE notification_preferences (
    user_id uuid NOT NULL,
    type text NOT NULL,
    in_app boolean NOT NULL,
    by_mail boolean NOT NULL
);
CREATE TABLE notifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    message text NOT NULL,
    link text,
    subject_id uuid,
    CONSTRAINT notifications_link_check CHECK ((link ~ '^\/(?![/\\])[^\\\s]*$'::text))
);
CREATE TABLE one_time_tokens (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    link_hash text,
    code_mac text NOT NULL,
    code_expires_at timestamp with time zone NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    redirect_to text,
    flow_id uuid,
    pending jsonb,
    other_half_used boolean DEFAULT false NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT one_time_tokens_kind_check CHECK ((kind = ANY (ARRAY['signup'::text, 'invite'::text, 'recovery'::text, 'magiclink'::text, 'email_change_new'::text, 'email_change_current'::text, 'reauthentication'::text])))
);
CREATE TABLE profiles (
    user_id uuid NOT NULL,
    gender text,
    citizenship text,
    race_ethnicity text,
    first_generation boolean,
    income_bracket text,
    high_school text,
    class_rank text,
    gpa_unweighted numeric(3,2),
    gpa_weighted numeric(3,2),
    sat_act_score text,
    ap_ib_courses jsonb DEFAULT '[]'::jsonb NOT NULL,
    current_courses jsonb DEFAULT '[]'::jsonb NOT NULL,
    activities jsonb DEFAULT '[]'::jsonb NOT NULL,
    leadership_positions jsonb DEFAULT '[]'::jsonb NOT NULL,
    years_involved smallint,
    honors_awards jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT profiles_activities_check CHECK (
CASE
    WHEN (jsonb_typeof(activities) = 'array'::text) THEN ((jsonb_array_length(activities) <= 10) AND (NOT jsonb_path_exists(activities, '$[*]?((((((((((((!(@."name".type() == "string") || @."name" == "") || !(@."description".type() == "string")) || @."description" == "") || @."description" like_regex "^.{151}" flag "s") || @."position" like_regex "^.{121}" flag "s") || @."organization" like_regex "^.{101}" flag "s") || exists (@."type") && !(((((((((((((((((((((((((((((@."type" == "Academic" || @."type" == "Art") || @."type" == "Athletics: Club") || @."type" == "Athletics: JV/Varsity") || @."type" == "Career Oriented") || @."type" == "Community Service (Volunteer)") || @."type" == "Computer/Technology") || @."type" == "Cultural") || @."type" == "Dance") || @."type" == "Debate/Speech") || @."type" == "Environmental") || @."type" == "Family Responsibilities") || @."type" == "Foreign Exchange") || @."type" == "Foreign Language") || @."type" == "Internship") || @."type" == "Journalism/Publication") || @."type" == "Junior R.O.T.C.") || @."type" == "LGBT") || @."type" == "Music: Instrumental") || @."type" == "Music: Vocal") || @."type" == "Religious") || @."type" == "Research") || @."type" == "Robotics") || @."type" == "School Spirit") || @."type" == "Science/Math") || @."type" == "Social Justice") || @."type" == "Student Govt./Politics") || @."type" == "Theater/Drama") || @."type" == "Work (Paid)") || @."type" == "Other Club/Activity")) || exists (@."timing") && !((@."timing" == "During school year" || @."timing" == "During school break") || @."timing" == "All year")) || exists (@."grades") && (@."grades".type() != "array" || exists (@."grades"[*]?(!((((@ == "9" || @ == "10") || @ == "11") || @ == "12") || @ == "Post-graduate"))))) || exists (@."hoursPerWeek") && !(@."hoursPerWeek" >= 1 && @."hoursPerWeek" <= 168)) || exists (@."weeksPerYear") && !(@."weeksPerYear" >= 1 && @."weeksPerYear" <= 52)) || exists (@."yearsInvolved") && !(@."yearsInvolved" >= 1 && @."yearsInvolved" <= 4))'::jsonpath)))
    ELSE false
END),
    CONSTRAINT profiles_ap_ib_courses_check CHECK (
CASE
    WHEN (jsonb_typeof(ap_ib_courses) = 'array'::text) THEN ((jsonb_array_length(ap_ib_courses) <= 40) AND (NOT jsonb_path_exists(ap_ib_courses, '$[*]?((!(@."course".type() == "string") || @."course" == "") || !(@."score" == null || @."score" >= 1 && @."score" <= 5))'::jsonpath)))
    ELSE false
END),
    CONSTRAINT profiles_class_rank_check CHECK (((btrim(class_rank, ' 	
'::text) <> ''::text) AND (char_length(class_rank) <= 60))),
    CONSTRAINT profiles_current_courses_check CHECK (
CASE
    WHEN (jsonb_typeof(current_courses) = 'array'::text) THEN ((jsonb_array_length(current_courses) <= 20) AND (NOT jsonb_path_exists(current_courses, '$[*]?(@.type() != "string")'::jsonpath)))
    ELSE false
END),
    CONSTRAINT profiles_gpa_unweighted_check CHECK (((gpa_unweighted >= (0)::numeric) AND (gpa_unweighted <= (4)::numeric))),
    CONSTRAINT profiles_gpa_weighted_check CHECK (((gpa_weighted >= (0)::numeric) AND (gpa_weighted <= (5)::numeric))),
    CONSTRAINT profiles_high_school_check CHECK (((btrim(high_school, ' 	
'::text) <> ''::text) AND (char_length(high_school) <= 120))),
    CONSTRAINT profiles_honors_awards_check CHECK (
CASE
    WHEN (jsonb_typeof(honors_awards) = 'array'::text) THEN ((jsonb_array_length(honors_awards) <= 5) AND (NOT jsonb_path_exists(honors_awards, '$[*]?((((!(@."name".type() == "string") || @."name" == "") || !(@."description".type() == "string")) || @."description" == "") || !((((@."level" == "School Level" || @."level" == "Regional Level") || @."level" == "State Level") || @."level" == "National Level") || @."level" == "International Level"))'::jsonpath)))
    ELSE false
END),
    CONSTRAINT profiles_leadership_positions_check CHECK (
CASE
    WHEN (jsonb_typeof(leadership_positions) = 'array'::text) THEN ((jsonb_array_length(leadership_positions) <= 20) AND (NOT jsonb_path_exists(leadership_positions, '$[*]?(@.type() != "string")'::jsonpath)))
    ELSE false
END),
    CONSTRAINT profiles_sat_act_score_check CHECK (((btrim(sat_act_score, ' 	
'::text) <> ''::text) AND (char_length(sat_act_score) <= 60))),
    CONSTRAINT profiles_years_involved_check CHECK (((years_involved >= 1) AND (years_involved <= 4)))
);
CREATE TABLE public_profiles (
    user_id uuid NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    handle text,
    shown_name text DEFAULT 'initials'::text NOT NULL,
    sections text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT public_profiles_address_check CHECK (((NOT is_public) OR (handle IS NOT NULL))),
    CONSTRAINT public_profiles_handle_check CHECK (((handle ~ '^[a-z](-?[a-z0-9])*$'::text) AND ((char_length(handle) >= 3) AND (char_length(handle) <= 30)))),
    CONSTRAINT public_profiles_sections_check CHECK ((sections <@ ARRAY['highSchool'::text, 'grades'::text, 'testScores'::text, 'courses'::text, 'activities'::text, 'leadership'::text, 'honors'::text])),
    CONSTRAINT public_profiles_shown_name_check CHECK ((shown_name = ANY (ARRAY['initials'::text, 'first-name'::text, 'full-name'::text])))
);
CREATE TABLE rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE recommender_letters (
    recommender_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    sent_on date,
    CONSTRAINT recommender_letters_sent_on_check CHECK (((sent_on >= '1900-01-01'::date) AND (sent_on <= '2100-12-31'::date)))
);
CREATE TABLE recommenders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    known_from text NOT NULL,
    state text NOT NULL,
    asked_on date,
    note text NOT NULL,
    thanked boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT recommenders_asked_on_check CHECK (((asked_on >= '1900-01-01'::date) AND (asked_on <= '2100-12-31'::date))),
    CONSTRAINT recommenders_kind_check CHECK ((kind = ANY (ARRAY['teacher'::text, 'counselor'::text, 'other'::text]))),
    CONSTRAINT recommenders_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'asked'::text, 'agreed'::text, 'declined'::text])))
);
CREATE TABLE recovery_codes (
    user_id uuid NOT NULL,
    code_mac text NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE reminder_passes (
    time_zone text NOT NULL,
    reminder_day date NOT NULL,
    began_at timestamp with time zone NOT NULL
);
CREATE TABLE reminder_settings (
    user_id uuid NOT NULL,
    mailed_on date
);
CREATE TABLE reminders (
    user_id uuid NOT NULL,
    source text NOT NULL,
    subject_id uuid NOT NULL,
    date date NOT NULL,
    days smallint NOT NULL,
    CONSTRAINT reminders_days_check CHECK ((days = ANY (ARRAY[14, 7, 3, 1]))),
    CONSTRAINT reminders_source_check CHECK ((source = ANY (ARRAY['school'::text, 'essay'::text, 'checklist'::text, 'task'::text, 'scholarship'::text])))
);
CREATE TABLE removed_files (
    key text NOT NULL,
    after timestamp with time zone NOT NULL
);
CREATE TABLE research_notes (
    entry_id uuid NOT NULL,
    content jsonb NOT NULL,
    revision integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE retired_signing_keys (
    kid text NOT NULL,
    public_jwk jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE saved_scholarships (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    scholarship_id uuid NOT NULL,
    status text NOT NULL,
    deadline date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_scholarships_deadline_check CHECK (((deadline >= '2000-01-01'::date) AND (deadline <= '2100-12-31'::date))),
    CONSTRAINT saved_scholarships_status_check CHECK ((status = ANY (ARRAY['saved'::text, 'in-progress'::text, 'submitted'::text, 'won'::text, 'not-won'::text])))
);
CREATE TABLE saved_searches (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    filters jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_searches_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE TABLE scholarship_imports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    added integer NOT NULL,
    changed integer NOT NULL,
    before jsonb NOT NULL,
    undone_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE scholarships (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid,
    key text,
    name text NOT NULL,
    sponsor text,
    url text,
    amount text,
    eligibility text,
    criteria jsonb DEFAULT '[]'::jsonb NOT NULL,
    deadline date,
    deadline_note text,
    asks_for_money boolean DEFAULT false NOT NULL,
    asks_for_number boolean DEFAULT false NOT NULL,
    import_id uuid,
    archived_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    verified_on date,
    verified_source text,
    edited_at timestamp with time zone,
    CONSTRAINT scholarships_deadline_check CHECK (((deadline >= '2000-01-01'::date) AND (deadline <= '2100-12-31'::date))),
    CONSTRAINT scholarships_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT scholarships_owner_check CHECK (((owner_id IS NULL) OR (key IS NULL))),
    CONSTRAINT scholarships_verified_check CHECK (((verified_on IS NULL) = (verified_source IS NULL)))
);
CREATE TABLE school_deadlines (
    school_id uuid NOT NULL,
    round text NOT NULL,
    cycle text NOT NULL,
    date date,
    state text NOT NULL,
    source text NOT NULL,
    checked_on date,
    edited_at timestamp with time zone,
    time_zone text,
    CONSTRAINT school_deadlines_date_check CHECK (((date IS NOT NULL) OR (round = 'rolling'::text))),
    CONSTRAINT school_deadlines_round_check CHECK ((round = ANY (ARRAY['early_decision'::text, 'early_decision_2'::text, 'early_action'::text, 'restrictive_early_action'::text, 'regular'::text, 'rolling'::text, 'priority'::text, 'early_action_2'::text]))),
    CONSTRAINT school_deadlines_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'carried_over'::text, 'typical'::text])))
);
CREATE TABLE school_requirements (
    school_id uuid NOT NULL,
    cycle text NOT NULL,
    fee_us integer,
    fee_waiver text,
    personal_essay_required boolean,
    test_policy text,
    teacher_evaluations smallint,
    counselor_recommendation boolean,
    midyear_report boolean,
    application_system text NOT NULL,
    edited_at timestamp with time zone,
    courses_and_grades_required boolean,
    portfolio text,
    filing_window text,
    source text,
    checked_on date,
    CONSTRAINT school_requirements_fee_waiver_check CHECK ((fee_waiver = ANY (ARRAY['accepted'::text, 'us_only'::text, 'not_accepted'::text]))),
    CONSTRAINT school_requirements_portfolio_check CHECK ((portfolio = ANY (ARRAY['slideroom'::text, 'college'::text]))),
    CONSTRAINT school_requirements_test_policy_check CHECK ((test_policy = ANY (ARRAY['required'::text, 'optional'::text, 'flexible'::text, 'sometimes_required'::text, 'test_free'::text])))
);
CREATE TABLE schools (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    unitid integer,
    origin text NOT NULL,
    name text NOT NULL,
    aliases text[] DEFAULT '{}'::text[] NOT NULL,
    city text,
    state text,
    level text,
    control text,
    locale text,
    lat double precision,
    lon double precision,
    url text,
    location text,
    type text,
    acceptance_rate text,
    tuition text,
    ranking text,
    admission_rate double precision,
    yield_rate double precision,
    grad_rate_6yr double precision,
    grad_rate_4yr double precision,
    retention_rate double precision,
    pct_pell double precision,
    pct_federal_loan double precision,
    undergrad_enrollment integer,
    student_faculty_ratio integer,
    sat_rw_25 integer,
    sat_rw_75 integer,
    sat_math_25 integer,
    sat_math_75 integer,
    sat_avg integer,
    act_25 integer,
    act_75 integer,
    application_fee integer,
    tuition_in_state integer,
    tuition_out_of_state integer,
    cost_of_attendance integer,
    room_board_on_campus integer,
    books_supplies integer,
    net_price_avg integer,
    net_price_0_30k integer,
    net_price_30_48k integer,
    net_price_48_75k integer,
    net_price_75_110k integer,
    net_price_110k_plus integer,
    avg_grant_aid integer,
    median_debt integer,
    median_earnings_10yr integer,
    median_earnings_6yr integer,
    waitlist_admitted integer,
    merit_recipients integer,
    merit_award_avg integer,
    avg_hs_gpa double precision,
    test_policy text,
    essay_policy text,
    open_admissions boolean,
    hbcu boolean DEFAULT false NOT NULL,
    hsi boolean DEFAULT false NOT NULL,
    tribal boolean DEFAULT false NOT NULL,
    men_only boolean DEFAULT false NOT NULL,
    women_only boolean DEFAULT false NOT NULL,
    distance_only boolean DEFAULT false NOT NULL,
    more jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_columns text[] DEFAULT '{}'::text[] NOT NULL,
    search_text text NOT NULL,
    archived_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    federal_name text,
    CONSTRAINT schools_admission_rate_check CHECK (((admission_rate >= (0)::double precision) AND (admission_rate <= (1)::double precision))),
    CONSTRAINT schools_control_check CHECK ((control = ANY (ARRAY['public'::text, 'private_nonprofit'::text, 'private_for_profit'::text]))),
    CONSTRAINT schools_grad_rate_4yr_check CHECK (((grad_rate_4yr >= (0)::double precision) AND (grad_rate_4yr <= (1)::double precision))),
    CONSTRAINT schools_grad_rate_6yr_check CHECK (((grad_rate_6yr >= (0)::double precision) AND (grad_rate_6yr <= (1)::double precision))),
    CONSTRAINT schools_level_check CHECK ((level = ANY (ARRAY['bachelor'::text, 'other_4yr'::text, 'associate'::text]))),
    CONSTRAINT schools_origin_check CHECK ((origin = ANY (ARRAY['federal'::text, 'admin'::text]))),
    CONSTRAINT schools_pct_federal_loan_check CHECK (((pct_federal_loan >= (0)::double precision) AND (pct_federal_loan <= (1)::double precision))),
    CONSTRAINT schools_pct_pell_check CHECK (((pct_pell >= (0)::double precision) AND (pct_pell <= (1)::double precision))),
    CONSTRAINT schools_retention_rate_check CHECK (((retention_rate >= (0)::double precision) AND (retention_rate <= (1)::double precision))),
    CONSTRAINT schools_unitid_check CHECK (((origin = 'federal'::text) = (unitid IS NOT NULL))),
    CONSTRAINT schools_yield_rate_check CHECK (((yield_rate >= (0)::double precision) AND (yield_rate <= (1)::double precision)))
);
CREATE TABLE search_words (
    subject text NOT NULL,
    word text NOT NULL
);
CREATE TABLE server_keys (
    purpose text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    aal text DEFAULT 'aal1'::text NOT NULL,
    factor_id uuid,
    methods jsonb NOT NULL,
    refresh_salt text NOT NULL,
    refresh_counter integer DEFAULT 0 NOT NULL,
    refresh_min_counter integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    refreshed_at timestamp with time zone DEFAULT now() NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    CONSTRAINT sessions_aal_check CHECK ((aal = ANY (ARRAY['aal1'::text, 'aal2'::text])))
);
CREATE TABLE shared_essays (
    link_id uuid NOT NULL,
    essay_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE stories (
    user_id uuid NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    draft jsonb NOT NULL,
    offered jsonb,
    public_id text,
    offered_at timestamp with time zone,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stories_offered_check CHECK ((((state = ANY (ARRAY['offered'::text, 'published'::text])) = (offered IS NOT NULL)) AND ((offered IS NULL) = (public_id IS NULL)) AND ((offered IS NULL) = (offered_at IS NULL)))),
    CONSTRAINT stories_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'offered'::text, 'published'::text, 'declined'::text])))
);
CREATE TABLE student_changes (
    student_id uuid NOT NULL,
    token bigint DEFAULT ((random() * ('9007199254740991'::bigint)::double precision))::bigint NOT NULL
);
CREATE TABLE student_id_format (
    id integer NOT NULL,
    mask text NOT NULL,
    hint text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT student_id_format_hint_check CHECK ((char_length(hint) <= 200)),
    CONSTRAINT student_id_format_id_check CHECK ((id = 1)),
    CONSTRAINT student_id_format_mask_check CHECK (((char_length(mask) >= 1) AND (char_length(mask) <= 40)))
);
CREATE TABLE task_template_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    template_id uuid NOT NULL,
    "position" smallint NOT NULL,
    title text NOT NULL,
    description text,
    due_from text NOT NULL,
    due_days smallint DEFAULT 0 NOT NULL,
    CONSTRAINT task_template_items_description_check CHECK (((char_length(description) >= 1) AND (char_length(description) <= 2000))),
    CONSTRAINT task_template_items_due_days_check CHECK (((due_days >= '-366'::integer) AND (due_days <= 366))),
    CONSTRAINT task_template_items_due_from_check CHECK ((due_from = ANY (ARRAY['none'::text, 'assigned'::text, 'deadline'::text]))),
    CONSTRAINT task_template_items_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
CREATE TABLE task_templates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    advisor_id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT task_templates_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);
CREATE TABLE tasks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    advisor_id uuid,
    student_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    due_on date,
    status text DEFAULT 'pending'::text NOT NULL,
    completed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    assignment_id uuid,
    CONSTRAINT tasks_completed_at_check CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
    CONSTRAINT tasks_description_check CHECK (((char_length(description) >= 1) AND (char_length(description) <= 2000))),
    CONSTRAINT tasks_due_on_check CHECK (((due_on >= '2000-01-01'::date) AND (due_on <= '2100-12-31'::date))),
    CONSTRAINT tasks_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text]))),
    CONSTRAINT tasks_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
CREATE TABLE test_dates (
    test text NOT NULL,
    date date NOT NULL,
    registration_deadline date,
    notes text,
    source_url text NOT NULL,
    checked_on date NOT NULL,
    late_registration_deadline date,
    time_zone text
);
CREATE TABLE timeline_dates (
    user_id uuid NOT NULL,
    graduation_year smallint,
    shown boolean NOT NULL
);
CREATE TABLE users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    email_confirmed_at timestamp with time zone,
    password_hash text,
    new_email text,
    role text NOT NULL,
    full_name text NOT NULL,
    student_id text,
    time_zone text DEFAULT 'America/New_York'::text NOT NULL,
    discoverable boolean DEFAULT true NOT NULL,
    app_metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    user_metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    banned_until timestamp with time zone,
    erase_after timestamp with time zone,
    deleted_at timestamp with time zone,
    demo_id uuid,
    confirmation_sent_at timestamp with time zone,
    recovery_sent_at timestamp with time zone,
    email_change_sent_at timestamp with time zone,
    invited_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    advisor_approved_at timestamp with time zone,
    color_scheme text,
    graduation_year smallint,
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['student'::text, 'advisor'::text, 'admin'::text])))
);
CREATE TABLE waitlist (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE week_tasks (
    id uuid NOT NULL,
    week_id uuid NOT NULL,
    "position" integer NOT NULL,
    text text NOT NULL,
    done_at timestamp with time zone,
    carried_from date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT week_tasks_carried_from_check CHECK ((EXTRACT(isodow FROM carried_from) = (1)::numeric)),
    CONSTRAINT week_tasks_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 300)))
);
CREATE TABLE weeks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    week_start_date date NOT NULL,
    week_goal text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT weeks_week_goal_check CHECK ((char_length(week_goal) <= 500)),
    CONSTRAINT weeks_week_start_date_check CHECK ((EXTRACT(isodow FROM week_start_date) = (1)::numeric))
);
ALTER TABLE ONLY advisor_group_students
    ADD CONSTRAINT advisor_group_students_group_id_link_id_pk PRIMARY KEY (group_id, link_id);
ALTER TABLE ONLY advisor_groups
    ADD CONSTRAINT advisor_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY advisor_invites
    ADD CONSTRAINT advisor_invites_pkey PRIMARY KEY (id);
ALTER TABLE ONLY advisor_links
    ADD CONSTRAINT advisor_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY advisor_notes
    ADD CONSTRAINT advisor_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY advisor_requests
    ADD CONSTRAINT advisor_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY advisor_views
    ADD CONSTRAINT advisor_views_key UNIQUE (student_id, advisor_id, what, subject_id, hour);
ALTER TABLE ONLY advisor_views
    ADD CONSTRAINT advisor_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY aid_offers
    ADD CONSTRAINT aid_offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY article_editions
    ADD CONSTRAINT article_editions_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY avatars
    ADD CONSTRAINT avatars_file_key UNIQUE (file_id);
ALTER TABLE ONLY avatars
    ADD CONSTRAINT avatars_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT "calendar_feeds_secretHash_unique" UNIQUE (secret_hash);
ALTER TABLE ONLY catalog_figures
    ADD CONSTRAINT catalog_figures_level_name_pk PRIMARY KEY (level, name);
ALTER TABLE ONLY catalog_loads
    ADD CONSTRAINT catalog_loads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY catalog_versions
    ADD CONSTRAINT catalog_versions_pkey PRIMARY KEY ("only");
ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY checklist_items
    ADD CONSTRAINT checklist_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_kind_name_pk PRIMARY KEY (kind, name);
ALTER TABLE ONLY data_keys
    ADD CONSTRAINT data_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY deleted_tasks
    ADD CONSTRAINT deleted_tasks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY demos
    ADD CONSTRAINT demos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY done_aid_steps
    ADD CONSTRAINT done_aid_steps_user_id_award_year_step_pk PRIMARY KEY (user_id, award_year, step);
ALTER TABLE ONLY essay_comments
    ADD CONSTRAINT essay_comments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY essay_versions
    ADD CONSTRAINT essay_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY essays
    ADD CONSTRAINT essays_pkey PRIMARY KEY (id);
ALTER TABLE ONLY factors
    ADD CONSTRAINT factors_name_key UNIQUE (user_id, name);
ALTER TABLE ONLY factors
    ADD CONSTRAINT factors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY finances
    ADD CONSTRAINT finances_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY flows
    ADD CONSTRAINT "flows_authCodeHash_unique" UNIQUE (auth_code_hash);
ALTER TABLE ONLY flows
    ADD CONSTRAINT flows_pkey PRIMARY KEY (id);
ALTER TABLE ONLY former_advisors
    ADD CONSTRAINT former_advisors_student_id_advisor_id_pk PRIMARY KEY (student_id, advisor_id);
ALTER TABLE ONLY high_schools
    ADD CONSTRAINT high_schools_state_name_city_type_pk PRIMARY KEY (state, name, city, type);
ALTER TABLE ONLY jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);
ALTER TABLE ONLY label_overrides
    ADD CONSTRAINT label_overrides_pkey PRIMARY KEY (entry_id);
ALTER TABLE ONLY list_entries
    ADD CONSTRAINT list_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY list_targets
    ADD CONSTRAINT list_targets_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY majors
    ADD CONSTRAINT majors_pkey PRIMARY KEY (code);
ALTER TABLE ONLY navigator_agreements
    ADD CONSTRAINT navigator_agreements_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY navigator_conversations
    ADD CONSTRAINT navigator_conversations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY navigator_embeddings
    ADD CONSTRAINT navigator_embeddings_model_passage_id_pk PRIMARY KEY (model, passage_id);
ALTER TABLE ONLY navigator_messages
    ADD CONSTRAINT navigator_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY navigator_switch
    ADD CONSTRAINT navigator_switch_pkey PRIMARY KEY (id);
ALTER TABLE ONLY navigator_usage
    ADD CONSTRAINT navigator_usage_user_id_day_pk PRIMARY KEY (user_id, day);
ALTER TABLE ONLY notification_mails
    ADD CONSTRAINT notification_mails_pkey PRIMARY KEY (id);
ALTER TABLE notification_mails
    ADD CONSTRAINT notification_mails_type_check CHECK ((type = ANY (ARRAY['advisor-request'::text, 'advisor_request'::text, 'advisor_request_approved'::text, 'advisor_request_rejected'::text, 'advisor-waiting'::text, 'application-reminder'::text, 'essay-feedback'::text, 'task-assigned'::text, 'task-updated'::text, 'system'::text]))) NOT VALID;
ALTER TABLE notification_preferences
    ADD CONSTRAINT notification_preferences_type_check CHECK ((type = ANY (ARRAY['advisor-request'::text, 'advisor_request'::text, 'advisor_request_approved'::text, 'advisor_request_rejected'::text, 'advisor-waiting'::text, 'application-reminder'::text, 'essay-feedback'::text, 'task-assigned'::text, 'task-updated'::text, 'system'::text]))) NOT VALID;
ALTER TABLE ONLY notification_preferences
    ADD CONSTRAINT notification_preferences_user_id_type_pk PRIMARY KEY (user_id, type);
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY one_time_tokens
    ADD CONSTRAINT "one_time_tokens_linkHash_unique" UNIQUE (link_hash);
ALTER TABLE ONLY one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public_profiles
    ADD CONSTRAINT public_profiles_handle_key UNIQUE (handle);
ALTER TABLE ONLY public_profiles
    ADD CONSTRAINT public_profiles_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY recommender_letters
    ADD CONSTRAINT recommender_letters_recommender_id_entry_id_pk PRIMARY KEY (recommender_id, entry_id);
ALTER TABLE ONLY recommenders
    ADD CONSTRAINT recommenders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_code_mac_pk PRIMARY KEY (user_id, code_mac);
ALTER TABLE ONLY reminder_passes
    ADD CONSTRAINT reminder_passes_pkey PRIMARY KEY (time_zone);
ALTER TABLE ONLY reminder_settings
    ADD CONSTRAINT reminder_settings_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_user_id_source_subject_id_date_days_pk PRIMARY KEY (user_id, source, subject_id, date, days);
ALTER TABLE ONLY removed_files
    ADD CONSTRAINT removed_files_pkey PRIMARY KEY (key);
ALTER TABLE ONLY research_notes
    ADD CONSTRAINT research_notes_pkey PRIMARY KEY (entry_id);
ALTER TABLE ONLY retired_signing_keys
    ADD CONSTRAINT retired_signing_keys_pkey PRIMARY KEY (kid);
ALTER TABLE ONLY saved_scholarships
    ADD CONSTRAINT saved_scholarships_pkey PRIMARY KEY (id);
ALTER TABLE ONLY saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY scholarship_imports
    ADD CONSTRAINT scholarship_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY scholarships
    ADD CONSTRAINT scholarships_pkey PRIMARY KEY (id);
ALTER TABLE ONLY school_deadlines
    ADD CONSTRAINT school_deadlines_school_id_cycle_round_pk PRIMARY KEY (school_id, cycle, round);
ALTER TABLE ONLY school_requirements
    ADD CONSTRAINT school_requirements_pkey PRIMARY KEY (school_id);
ALTER TABLE ONLY schools
    ADD CONSTRAINT schools_pkey PRIMARY KEY (id);
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_subject_word_pk PRIMARY KEY (subject, word);
ALTER TABLE ONLY server_keys
    ADD CONSTRAINT server_keys_pkey PRIMARY KEY (purpose);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY shared_essays
    ADD CONSTRAINT shared_essays_link_id_essay_id_pk PRIMARY KEY (link_id, essay_id);
ALTER TABLE ONLY stories
    ADD CONSTRAINT stories_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY stories
    ADD CONSTRAINT stories_public_id_key UNIQUE (public_id);
ALTER TABLE ONLY student_id_format
    ADD CONSTRAINT student_id_format_pkey PRIMARY KEY (id);
ALTER TABLE ONLY task_template_items
    ADD CONSTRAINT task_template_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY task_templates
    ADD CONSTRAINT task_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY test_dates
    ADD CONSTRAINT test_dates_test_date_pk PRIMARY KEY (test, date);
ALTER TABLE ONLY timeline_dates
    ADD CONSTRAINT timeline_dates_pkey PRIMARY KEY (user_id);
ALTER TABLE users
    ADD CONSTRAINT users_color_scheme_check CHECK ((color_scheme = ANY (ARRAY['light'::text, 'dark'::text, 'auto'::text]))) NOT VALID;
ALTER TABLE users
    ADD CONSTRAINT users_graduation_year_check CHECK (((graduation_year >= 2000) AND (graduation_year <= 2100))) NOT VALID;
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY waitlist
    ADD CONSTRAINT waitlist_pkey PRIMARY KEY (id);
ALTER TABLE ONLY week_tasks
    ADD CONSTRAINT week_tasks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY weeks
    ADD CONSTRAINT weeks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY weeks
    ADD CONSTRAINT weeks_user_id_week_start_date_key UNIQUE (user_id, week_start_date);
CREATE INDEX advisor_group_students_link_idx ON advisor_group_students USING btree (link_id);
CREATE INDEX advisor_groups_advisor_idx ON advisor_groups USING btree (advisor_id);
CREATE INDEX advisor_invites_advisor_idx ON advisor_invites USING btree (advisor_id, created_at, id);
CREATE UNIQUE INDEX advisor_invites_code_idx ON advisor_invites USING btree (code_hash);
CREATE INDEX advisor_invites_expires_idx ON advisor_invites USING btree (expires_at);
CREATE INDEX advisor_links_advisor_idx ON advisor_links USING btree (advisor_id, student_id) WHERE (ended_at IS NULL);
CREATE INDEX advisor_links_ended_idx ON advisor_links USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX advisor_links_invite_idx ON advisor_links USING btree (invite_id);
CREATE UNIQUE INDEX advisor_links_student_idx ON advisor_links USING btree (student_id) WHERE (ended_at IS NULL);
CREATE INDEX advisor_notes_link_idx ON advisor_notes USING btree (link_id, created_at);
CREATE INDEX advisor_requests_advisor_idx ON advisor_requests USING btree (advisor_id, created_at, id);
CREATE UNIQUE INDEX advisor_requests_pending_email_idx ON advisor_requests USING btree (student_id, advisor_email) WHERE ((status = 'pending'::text) AND (advisor_email IS NOT NULL));
CREATE UNIQUE INDEX advisor_requests_pending_idx ON advisor_requests USING btree (advisor_id, student_id) WHERE (status = 'pending'::text);
CREATE INDEX advisor_requests_student_idx ON advisor_requests USING btree (student_id, created_at, id);
CREATE INDEX advisor_requests_waiting_idx ON advisor_requests USING btree (advisor_email) WHERE (advisor_id IS NULL);
CREATE INDEX advisor_views_advisor_idx ON advisor_views USING btree (advisor_id);
CREATE INDEX advisor_views_student_idx ON advisor_views USING btree (student_id, last_at, id);
CREATE UNIQUE INDEX aid_offers_entry_idx ON aid_offers USING btree (entry_id);
CREATE INDEX aid_offers_user_idx ON aid_offers USING btree (user_id);
CREATE INDEX audit_log_action_idx ON audit_log USING btree (action, id);
CREATE INDEX audit_log_actor_id_idx ON audit_log USING btree (actor_id);
CREATE INDEX audit_log_at_idx ON audit_log USING btree (at);
CREATE INDEX audit_log_target_id_idx ON audit_log USING btree (target_id);
CREATE INDEX challenges_factor_id_idx ON challenges USING btree (factor_id);
CREATE INDEX challenges_session_id_idx ON challenges USING btree (session_id);
CREATE INDEX checklist_items_due_on_idx ON checklist_items USING btree (due_on) WHERE ((due_on IS NOT NULL) AND (NOT done));
CREATE INDEX checklist_items_entry_idx ON checklist_items USING btree (entry_id, "position");
CREATE INDEX courses_search_idx ON courses USING gin (search_text gin_trgm_ops);
CREATE INDEX deleted_tasks_advisor_idx ON deleted_tasks USING btree (advisor_id);
CREATE INDEX deleted_tasks_deleted_at_idx ON deleted_tasks USING btree (deleted_at);
CREATE INDEX deleted_tasks_deletion_idx ON deleted_tasks USING btree (deletion_id);
CREATE INDEX deleted_tasks_student_idx ON deleted_tasks USING btree (student_id);
CREATE INDEX documents_user_idx ON documents USING btree (user_id, created_at);
CREATE INDEX essay_comments_author_idx ON essay_comments USING btree (author_id);
CREATE INDEX essay_comments_essay_idx ON essay_comments USING btree (essay_id, created_at);
CREATE INDEX essay_comments_parent_idx ON essay_comments USING btree (parent_id);
CREATE INDEX essay_versions_essay_idx ON essay_versions USING btree (essay_id, saved_at DESC NULLS LAST);
CREATE INDEX essays_deadline_idx ON essays USING btree (deadline) WHERE ((deadline IS NOT NULL) AND (trashed_at IS NULL));
CREATE INDEX essays_entry_idx ON essays USING btree (entry_id);
CREATE INDEX essays_trash_idx ON essays USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX essays_user_idx ON essays USING btree (user_id, created_at DESC NULLS LAST);
CREATE INDEX former_advisors_advisor_idx ON former_advisors USING btree (advisor_id);
CREATE INDEX high_schools_search_idx ON high_schools USING gin (search_text gin_trgm_ops);
CREATE INDEX label_overrides_advisor_idx ON label_overrides USING btree (advisor_id);
CREATE INDEX list_entries_added_idx ON list_entries USING btree (created_at, id);
CREATE UNIQUE INDEX list_entries_committed_idx ON list_entries USING btree (user_id) WHERE ((status = 'Committed'::text) AND (trashed_at IS NULL));
CREATE INDEX list_entries_deadline_idx ON list_entries USING btree (deadline) WHERE ((deadline IS NOT NULL) AND (trashed_at IS NULL));
CREATE INDEX list_entries_of_school_idx ON list_entries USING btree (school_id, created_at, id);
CREATE INDEX list_entries_own_name_idx ON list_entries USING gin (lower(name) gin_trgm_ops) WHERE (school_id IS NULL);
CREATE UNIQUE INDEX list_entries_own_school_idx ON list_entries USING btree (user_id, lower(name)) WHERE ((trashed_at IS NULL) AND (school_id IS NULL));
CREATE UNIQUE INDEX list_entries_school_idx ON list_entries USING btree (user_id, school_id) WHERE (trashed_at IS NULL);
CREATE INDEX list_entries_status_idx ON list_entries USING btree (status, created_at, id);
CREATE INDEX list_entries_trash_idx ON list_entries USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX list_entries_user_idx ON list_entries USING btree (user_id);
CREATE INDEX mails_next_attempt_at_idx ON mails USING btree (next_attempt_at);
CREATE INDEX mails_to_idx ON mails USING btree ("to");
CREATE INDEX majors_search_idx ON majors USING gin (search_text gin_trgm_ops);
CREATE INDEX navigator_conversations_user_id_idx ON navigator_conversations USING btree (user_id, updated_at);
CREATE INDEX navigator_messages_conversation_id_idx ON navigator_messages USING btree (conversation_id, "position");
CREATE INDEX notification_mails_due_at_idx ON notification_mails USING btree (due_at);
CREATE INDEX notification_mails_subject_id_idx ON notification_mails USING btree (subject_id) WHERE (subject_id IS NOT NULL);
CREATE INDEX notification_mails_user_id_type_idx ON notification_mails USING btree (user_id, type);
CREATE INDEX notifications_subject_id_idx ON notifications USING btree (subject_id);
CREATE INDEX notifications_unread_idx ON notifications USING btree (user_id) WHERE (NOT is_read);
CREATE INDEX notifications_user_id_created_at_id_idx ON notifications USING btree (user_id, created_at, id);
CREATE INDEX one_time_tokens_address_idx ON one_time_tokens USING btree (address);
CREATE INDEX one_time_tokens_expires_at_idx ON one_time_tokens USING btree (expires_at);
CREATE INDEX one_time_tokens_user_id_idx ON one_time_tokens USING btree (user_id);
CREATE INDEX rate_limits_expire_idx ON rate_limits USING btree (expire);
CREATE INDEX recommender_letters_entry_idx ON recommender_letters USING btree (entry_id);
CREATE INDEX recommenders_user_idx ON recommenders USING btree (user_id, created_at, id);
CREATE INDEX reminders_date_idx ON reminders USING btree (date);
CREATE INDEX saved_scholarships_deadline_idx ON saved_scholarships USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE UNIQUE INDEX saved_scholarships_key ON saved_scholarships USING btree (user_id, scholarship_id);
CREATE INDEX saved_scholarships_scholarship_idx ON saved_scholarships USING btree (scholarship_id);
CREATE UNIQUE INDEX saved_searches_name_idx ON saved_searches USING btree (user_id, lower(name));
CREATE INDEX scholarships_import_idx ON scholarships USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE UNIQUE INDEX scholarships_key_idx ON scholarships USING btree (key);
CREATE INDEX scholarships_owner_idx ON scholarships USING btree (owner_id);
CREATE INDEX schools_enrollment_idx ON schools USING btree (undergrad_enrollment DESC NULLS LAST);
CREATE INDEX schools_search_idx ON schools USING gin (search_text gin_trgm_ops);
CREATE INDEX schools_state_idx ON schools USING btree (state, undergrad_enrollment DESC NULLS LAST);
CREATE UNIQUE INDEX schools_unitid_idx ON schools USING btree (unitid);
CREATE INDEX search_words_search_idx ON search_words USING gin (word gin_trgm_ops);
CREATE INDEX sessions_refreshed_at_idx ON sessions USING btree (refreshed_at);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id);
CREATE INDEX shared_essays_essay_idx ON shared_essays USING btree (essay_id);
CREATE INDEX stories_offered_idx ON stories USING btree (state, offered_at) WHERE (offered IS NOT NULL);
CREATE INDEX student_changes_student_idx ON student_changes USING btree (student_id, token);
CREATE INDEX task_template_items_template_idx ON task_template_items USING btree (template_id, "position");
CREATE INDEX task_templates_advisor_idx ON task_templates USING btree (advisor_id);
CREATE INDEX tasks_advisor_idx ON tasks USING btree (advisor_id, created_at, id);
CREATE INDEX tasks_assignment_idx ON tasks USING btree (assignment_id) WHERE (assignment_id IS NOT NULL);
CREATE INDEX tasks_due_on_idx ON tasks USING btree (due_on) WHERE ((due_on IS NOT NULL) AND (status = 'pending'::text));
CREATE INDEX tasks_student_idx ON tasks USING btree (student_id, created_at, id);
CREATE INDEX users_demo_id_idx ON users USING btree (demo_id);
CREATE INDEX users_disabled_idx ON users USING btree (created_at, id) WHERE (banned_until IS NOT NULL);
CREATE UNIQUE INDEX users_email_idx ON users USING btree (lower(email));
CREATE INDEX users_erase_after_idx ON users USING btree (erase_after) WHERE (erase_after IS NOT NULL);
CREATE INDEX users_people_idx ON users USING btree (created_at, id) WHERE ((demo_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX users_people_role_idx ON users USING btree (role, created_at, id) WHERE ((demo_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX users_search_idx ON users USING gin ((((lower(full_name) || ' '::text) || email)) gin_trgm_ops);
CREATE INDEX users_student_id_grams_idx ON users USING gin (student_id_grams(lower(student_id))) WITH (fastupdate='false') WHERE ((role = 'student'::text) AND (student_id IS NOT NULL));
CREATE INDEX users_student_id_start_idx ON users USING btree (lower(student_id) COLLATE "C") WHERE ((role = 'student'::text) AND (student_id IS NOT NULL));
CREATE INDEX users_student_time_zone_idx ON users USING btree (time_zone) WHERE (role = 'student'::text);
CREATE INDEX users_waiting_idx ON users USING btree (created_at, id) WHERE ((role = 'advisor'::text) AND (advisor_approved_at IS NULL) AND (email_confirmed_at IS NOT NULL));
CREATE INDEX waitlist_created_at_idx ON waitlist USING btree (created_at, id);
CREATE UNIQUE INDEX waitlist_email_idx ON waitlist USING btree (lower(email));
CREATE INDEX week_tasks_week_id_position_idx ON week_tasks USING btree (week_id, "position");
CREATE TRIGGER advisor_links_student_change AFTER INSERT OR DELETE OR UPDATE ON advisor_links FOR EACH ROW EXECUTE FUNCTION note_change_of_student();
CREATE TRIGGER audit_log_keep_rows BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER audit_log_keep_table BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER avatars_deleted AFTER DELETE ON avatars FOR EACH ROW EXECUTE FUNCTION remove_files_of_avatar();
CREATE TRIGGER avatars_replaced AFTER UPDATE ON avatars FOR EACH ROW WHEN ((old.file_id IS DISTINCT FROM new.file_id)) EXECUTE FUNCTION remove_files_of_avatar();
CREATE TRIGGER checklist_items_student_change AFTER INSERT OR DELETE OR UPDATE ON checklist_items FOR EACH ROW EXECUTE FUNCTION note_change_of_entry();
CREATE TRIGGER documents_deleted AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION remove_file_of_document();
CREATE TRIGGER essays_student_change AFTER INSERT OR DELETE OR UPDATE ON essays FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
CREATE TRIGGER factors_say_change AFTER INSERT OR DELETE OR UPDATE OF user_id, status ON factors FOR EACH ROW EXECUTE FUNCTION say_change_of_sign_in();
CREATE TRIGGER list_entries_student_change AFTER INSERT OR DELETE OR UPDATE ON list_entries FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
CREATE TRIGGER profiles_student_change AFTER INSERT OR DELETE OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
CREATE TRIGGER recommender_letters_student_change AFTER INSERT OR DELETE OR UPDATE ON recommender_letters FOR EACH ROW EXECUTE FUNCTION note_change_of_letter();
CREATE TRIGGER recommenders_student_change AFTER INSERT OR DELETE OR UPDATE ON recommenders FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
CREATE TRIGGER schools_catalog_version AFTER INSERT OR DELETE OR UPDATE ON schools FOR EACH STATEMENT EXECUTE FUNCTION count_catalog_version();
CREATE TRIGGER sessions_say_change AFTER UPDATE OF user_id, aal, factor_id, methods, created_at ON sessions FOR EACH ROW WHEN ((((((old.user_id IS DISTINCT FROM new.user_id) OR (old.aal IS DISTINCT FROM new.aal)) OR (old.factor_id IS DISTINCT FROM new.factor_id)) OR (old.methods IS DISTINCT FROM new.methods)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION say_change_of_sign_in();
CREATE TRIGGER sessions_say_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION say_change_of_sign_in();
CREATE TRIGGER shared_essays_student_change AFTER INSERT OR DELETE OR UPDATE ON shared_essays FOR EACH ROW EXECUTE FUNCTION note_change_of_link();
CREATE TRIGGER tasks_student_change AFTER INSERT OR DELETE OR UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION note_change_of_student();
CREATE TRIGGER users_say_change AFTER UPDATE OF role, time_zone, graduation_year, demo_id, banned_until, deleted_at ON users FOR EACH ROW WHEN (((((((old.role IS DISTINCT FROM new.role) OR (old.time_zone IS DISTINCT FROM new.time_zone)) OR (old.graduation_year IS DISTINCT FROM new.graduation_year)) OR (old.demo_id IS DISTINCT FROM new.demo_id)) OR (old.banned_until IS DISTINCT FROM new.banned_until)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION say_change_of_person();
CREATE TRIGGER users_say_deletion AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION say_change_of_person();
CREATE TRIGGER users_student_changes AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_student_changes();
CREATE TRIGGER week_tasks_student_change AFTER INSERT OR DELETE OR UPDATE ON week_tasks FOR EACH ROW EXECUTE FUNCTION note_change_of_week();
CREATE TRIGGER weeks_student_change AFTER INSERT OR DELETE OR UPDATE ON weeks FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
ALTER TABLE ONLY advisor_group_students
    ADD CONSTRAINT advisor_group_students_group_id_advisor_groups_id_fk FOREIGN KEY (group_id) REFERENCES advisor_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_group_students
    ADD CONSTRAINT advisor_group_students_link_id_advisor_links_id_fk FOREIGN KEY (link_id) REFERENCES advisor_links(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_groups
    ADD CONSTRAINT advisor_groups_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_invites
    ADD CONSTRAINT advisor_invites_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_links
    ADD CONSTRAINT advisor_links_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_links
    ADD CONSTRAINT advisor_links_invite_id_advisor_invites_id_fk FOREIGN KEY (invite_id) REFERENCES advisor_invites(id) ON DELETE SET NULL NOT VALID;
ALTER TABLE ONLY advisor_links
    ADD CONSTRAINT advisor_links_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_notes
    ADD CONSTRAINT advisor_notes_link_id_advisor_links_id_fk FOREIGN KEY (link_id) REFERENCES advisor_links(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_requests
    ADD CONSTRAINT advisor_requests_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_requests
    ADD CONSTRAINT advisor_requests_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY advisor_views
    ADD CONSTRAINT advisor_views_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE SET NULL NOT VALID;
ALTER TABLE ONLY advisor_views
    ADD CONSTRAINT advisor_views_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY aid_offers
    ADD CONSTRAINT aid_offers_entry_id_list_entries_id_fk FOREIGN KEY (entry_id) REFERENCES list_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY aid_offers
    ADD CONSTRAINT aid_offers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY avatars
    ADD CONSTRAINT avatars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_factor_id_factors_id_fk FOREIGN KEY (factor_id) REFERENCES factors(id) ON DELETE CASCADE;
ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY checklist_items
    ADD CONSTRAINT checklist_items_entry_id_list_entries_id_fk FOREIGN KEY (entry_id) REFERENCES list_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY deleted_tasks
    ADD CONSTRAINT deleted_tasks_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY deleted_tasks
    ADD CONSTRAINT deleted_tasks_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY documents
    ADD CONSTRAINT documents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY done_aid_steps
    ADD CONSTRAINT done_aid_steps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY essay_comments
    ADD CONSTRAINT essay_comments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY essay_comments
    ADD CONSTRAINT essay_comments_essay_id_essays_id_fk FOREIGN KEY (essay_id) REFERENCES essays(id) ON DELETE CASCADE;
ALTER TABLE ONLY essay_comments
    ADD CONSTRAINT essay_comments_parent_id_essay_comments_id_fk FOREIGN KEY (parent_id) REFERENCES essay_comments(id) ON DELETE CASCADE;
ALTER TABLE ONLY essay_comments
    ADD CONSTRAINT essay_comments_resolved_by_users_id_fk FOREIGN KEY (resolved_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY essay_versions
    ADD CONSTRAINT essay_versions_essay_id_essays_id_fk FOREIGN KEY (essay_id) REFERENCES essays(id) ON DELETE CASCADE;
ALTER TABLE ONLY essays
    ADD CONSTRAINT essays_entry_id_list_entries_id_fk FOREIGN KEY (entry_id) REFERENCES list_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY essays
    ADD CONSTRAINT essays_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY factors
    ADD CONSTRAINT factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY finances
    ADD CONSTRAINT finances_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY flows
    ADD CONSTRAINT flows_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY former_advisors
    ADD CONSTRAINT former_advisors_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY former_advisors
    ADD CONSTRAINT former_advisors_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY label_overrides
    ADD CONSTRAINT label_overrides_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY label_overrides
    ADD CONSTRAINT label_overrides_entry_id_list_entries_id_fk FOREIGN KEY (entry_id) REFERENCES list_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY list_entries
    ADD CONSTRAINT list_entries_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
ALTER TABLE ONLY list_entries
    ADD CONSTRAINT list_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY list_targets
    ADD CONSTRAINT list_targets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY navigator_agreements
    ADD CONSTRAINT navigator_agreements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY navigator_conversations
    ADD CONSTRAINT navigator_conversations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY navigator_messages
    ADD CONSTRAINT navigator_messages_conversation_id_navigator_conversations_id_f FOREIGN KEY (conversation_id) REFERENCES navigator_conversations(id) ON DELETE CASCADE;
ALTER TABLE ONLY navigator_usage
    ADD CONSTRAINT navigator_usage_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY notification_mails
    ADD CONSTRAINT notification_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY notification_preferences
    ADD CONSTRAINT notification_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY one_time_tokens
    ADD CONSTRAINT one_time_tokens_flow_id_flows_id_fk FOREIGN KEY (flow_id) REFERENCES flows(id) ON DELETE SET NULL;
ALTER TABLE ONLY one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY profiles
    ADD CONSTRAINT profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public_profiles
    ADD CONSTRAINT public_profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY recommender_letters
    ADD CONSTRAINT recommender_letters_entry_id_list_entries_id_fk FOREIGN KEY (entry_id) REFERENCES list_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY recommender_letters
    ADD CONSTRAINT recommender_letters_recommender_id_recommenders_id_fk FOREIGN KEY (recommender_id) REFERENCES recommenders(id) ON DELETE CASCADE;
ALTER TABLE ONLY recommenders
    ADD CONSTRAINT recommenders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY reminder_settings
    ADD CONSTRAINT reminder_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY reminders
    ADD CONSTRAINT reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY research_notes
    ADD CONSTRAINT research_notes_entry_id_list_entries_id_fk FOREIGN KEY (entry_id) REFERENCES list_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY saved_scholarships
    ADD CONSTRAINT saved_scholarships_scholarship_id_scholarships_id_fk FOREIGN KEY (scholarship_id) REFERENCES scholarships(id) ON DELETE CASCADE;
ALTER TABLE ONLY saved_scholarships
    ADD CONSTRAINT saved_scholarships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY saved_searches
    ADD CONSTRAINT saved_searches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY scholarships
    ADD CONSTRAINT scholarships_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY school_deadlines
    ADD CONSTRAINT school_deadlines_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE;
ALTER TABLE ONLY school_requirements
    ADD CONSTRAINT school_requirements_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_factor_id_factors_id_fk FOREIGN KEY (factor_id) REFERENCES factors(id) ON DELETE SET NULL;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY shared_essays
    ADD CONSTRAINT shared_essays_essay_id_essays_id_fk FOREIGN KEY (essay_id) REFERENCES essays(id) ON DELETE CASCADE;
ALTER TABLE ONLY shared_essays
    ADD CONSTRAINT shared_essays_link_id_advisor_links_id_fk FOREIGN KEY (link_id) REFERENCES advisor_links(id) ON DELETE CASCADE;
ALTER TABLE ONLY stories
    ADD CONSTRAINT stories_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY task_template_items
    ADD CONSTRAINT task_template_items_template_id_task_templates_id_fk FOREIGN KEY (template_id) REFERENCES task_templates(id) ON DELETE CASCADE;
ALTER TABLE ONLY task_templates
    ADD CONSTRAINT task_templates_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY tasks
    ADD CONSTRAINT tasks_advisor_id_users_id_fk FOREIGN KEY (advisor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY tasks
    ADD CONSTRAINT tasks_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY timeline_dates
    ADD CONSTRAINT timeline_dates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY users
    ADD CONSTRAINT users_demo_id_demos_id_fk FOREIGN KEY (demo_id) REFERENCES demos(id) ON DELETE CASCADE;
ALTER TABLE ONLY week_tasks
    ADD CONSTRAINT week_tasks_week_id_weeks_id_fk FOREIGN KEY (week_id) REFERENCES weeks(id) ON DELETE CASCADE;
ALTER TABLE ONLY weeks
    ADD CONSTRAINT weeks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
