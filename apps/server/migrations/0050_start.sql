CREATE FUNCTION student_id_grams(student_id text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT array_agg(DISTINCT substr(student_id_grams.student_id, start.start, size.size)) AS array_agg FROM generate_series(1, length(student_id_grams.student_id)) start(start), generate_series(1, 3) size(size))
;
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failed_at" timestamp with time zone,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "factors_name_key" UNIQUE("user_id","name"),
	CONSTRAINT "factors_status_check" CHECK ("factors"."status" in ('unverified', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "flows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"auth_code_hash" text,
	"issued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flows_authCodeHash_unique" UNIQUE("auth_code_hash")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"link_hash" text,
	"code_mac" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"redirect_to" text,
	"flow_id" uuid,
	"pending" jsonb,
	"other_half_used" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_linkHash_unique" UNIQUE("link_hash"),
	CONSTRAINT "one_time_tokens_kind_check" CHECK ("one_time_tokens"."kind" in ('signup', 'invite', 'recovery', 'magiclink', 'email_change_new', 'email_change_current', 'reauthentication'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_mac" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_mac_pk" PRIMARY KEY("user_id","code_mac")
);
--> statement-breakpoint
CREATE TABLE "retired_signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"factor_id" uuid,
	"methods" jsonb NOT NULL,
	"refresh_salt" text NOT NULL,
	"refresh_counter" integer DEFAULT 0 NOT NULL,
	"refresh_min_counter" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_aal_check" CHECK ("sessions"."aal" in ('aal1', 'aal2'))
);
--> statement-breakpoint
CREATE TABLE "advisor_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"places" integer NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advisor_invites_name_check" CHECK (char_length("advisor_invites"."name") between 1 and 80),
	CONSTRAINT "advisor_invites_places_check" CHECK ("advisor_invites"."places" between 1 and 1000),
	CONSTRAINT "advisor_invites_joined_check" CHECK ("advisor_invites"."joined" between 0 and "advisor_invites"."places")
);
--> statement-breakpoint
CREATE TABLE "advisor_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid,
	"advisor_email" text,
	"student_id" uuid NOT NULL,
	"sent_by" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"sharing" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advisor_requests_status_check" CHECK ("advisor_requests"."status" in ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
	CONSTRAINT "advisor_requests_sent_by_check" CHECK ("advisor_requests"."sent_by" in ('student', 'advisor')),
	CONSTRAINT "advisor_requests_self_check" CHECK ("advisor_requests"."advisor_id" <> "advisor_requests"."student_id"),
	CONSTRAINT "advisor_requests_sharing_check" CHECK (("advisor_requests"."sent_by" = 'student') = ("advisor_requests"."sharing" is not null)),
	CONSTRAINT "advisor_requests_advisor_email_check" CHECK (("advisor_requests"."sent_by" = 'student') = ("advisor_requests"."advisor_email" is not null)),
	CONSTRAINT "advisor_requests_advisor_id_check" CHECK ("advisor_requests"."advisor_id" is not null or ("advisor_requests"."sent_by" = 'student' and "advisor_requests"."status" in ('pending', 'withdrawn', 'expired'))),
	CONSTRAINT "advisor_requests_message_check" CHECK (char_length("advisor_requests"."message") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "advisor_group_students" (
	"group_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	CONSTRAINT "advisor_group_students_group_id_link_id_pk" PRIMARY KEY("group_id","link_id")
);
--> statement-breakpoint
CREATE TABLE "advisor_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisor_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"list" boolean DEFAULT true NOT NULL,
	"profile" boolean DEFAULT true NOT NULL,
	"test_scores" boolean DEFAULT true NOT NULL,
	"weeks" boolean DEFAULT true NOT NULL,
	"letters" boolean DEFAULT false NOT NULL,
	"aid" boolean DEFAULT false NOT NULL,
	"sensitive" boolean DEFAULT false NOT NULL,
	"invite_id" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisor_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisor_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"advisor_id" uuid,
	"what" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "advisor_views_key" UNIQUE("student_id","advisor_id","what","subject_id","hour"),
	CONSTRAINT "advisor_views_what_check" CHECK ("advisor_views"."what" in ('overview', 'list', 'profile', 'weeks', 'essays', 'essay', 'deadlines', 'money', 'letters', 'roster-file', 'tasks-file'))
);
--> statement-breakpoint
CREATE TABLE "former_advisors" (
	"student_id" uuid NOT NULL,
	"advisor_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "former_advisors_student_id_advisor_id_pk" PRIMARY KEY("student_id","advisor_id")
);
--> statement-breakpoint
CREATE TABLE "shared_essays" (
	"link_id" uuid NOT NULL,
	"essay_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_essays_link_id_essay_id_pk" PRIMARY KEY("link_id","essay_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target_id" uuid,
	"session_id" uuid,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"wrapped_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"secret_hash" text NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_passes" (
	"time_zone" text PRIMARY KEY NOT NULL,
	"reminder_day" date NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mailed_on" date
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"date" date NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "reminders_user_id_source_subject_id_date_days_pk" PRIMARY KEY("user_id","source","subject_id","date","days"),
	CONSTRAINT "reminders_source_check" CHECK ("reminders"."source" in ('school', 'essay', 'checklist', 'task', 'scholarship')),
	CONSTRAINT "reminders_days_check" CHECK ("reminders"."days" in (14, 7, 3, 1))
);
--> statement-breakpoint
CREATE TABLE "test_dates" (
	"test" text NOT NULL,
	"date" date NOT NULL,
	"registration_deadline" date,
	"late_registration_deadline" date,
	"time_zone" text,
	"notes" text,
	"source_url" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "test_dates_test_date_pk" PRIMARY KEY("test","date")
);
--> statement-breakpoint
CREATE TABLE "timeline_dates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"graduation_year" smallint,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"author_id" uuid,
	"parent_id" uuid,
	"body" text,
	"quote" text,
	"before" text,
	"after" text,
	"start" integer,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "essay_comments_body_check" CHECK (char_length("essay_comments"."body") between 1 and 2000),
	CONSTRAINT "essay_comments_author_check" CHECK (num_nulls("essay_comments"."author_id", "essay_comments"."body") in (0, 2)),
	CONSTRAINT "essay_comments_quote_check" CHECK (char_length("essay_comments"."quote") between 1 and 1000),
	CONSTRAINT "essay_comments_anchor_check" CHECK (num_nulls("essay_comments"."quote", "essay_comments"."before", "essay_comments"."after", "essay_comments"."start") in (0, 4)),
	CONSTRAINT "essay_comments_answer_check" CHECK ("essay_comments"."parent_id" is null or ("essay_comments"."quote" is null and "essay_comments"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "essay_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"content" text NOT NULL,
	"words" integer NOT NULL,
	"reason" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"name" text,
	CONSTRAINT "essay_versions_reason_check" CHECK ("essay_versions"."reason" in ('save', 'restore', 'set-aside', 'brought-in'))
);
--> statement-breakpoint
CREATE TABLE "essays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid,
	"prompt_name" text NOT NULL,
	"word_limit" integer,
	"deadline" date,
	"status" text DEFAULT 'drafting' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "essays_status_check" CHECK ("essays"."status" in ('drafting', 'reviewing', 'complete', 'submitted')),
	CONSTRAINT "essays_word_limit_check" CHECK ("essays"."word_limit" between 1 and 10000),
	CONSTRAINT "essays_deadline_check" CHECK ("essays"."deadline" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "avatars_file_key" UNIQUE("file_id")
);
--> statement-breakpoint
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
CREATE TABLE "removed_files" (
	"key" text PRIMARY KEY NOT NULL,
	"after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"milliseconds" integer,
	"runs" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"last_failure_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_failure" text,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "aid_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "done_aid_steps" (
	"user_id" uuid NOT NULL,
	"award_year" text NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "done_aid_steps_user_id_award_year_step_pk" PRIMARY KEY("user_id","award_year","step"),
	CONSTRAINT "done_aid_steps_step_check" CHECK ("done_aid_steps"."step" in ('fsa-id', 'documents', 'fafsa', 'css-account', 'css-profile', 'state-aid', 'college-forms', 'submission-summary', 'verification', 'compare-offers'))
);
--> statement-breakpoint
CREATE TABLE "finances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"budget" text,
	"state" text,
	"answers" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finances_state_check" CHECK ("finances"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "saved_scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"status" text NOT NULL,
	"deadline" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_scholarships_status_check" CHECK ("saved_scholarships"."status" in ('saved', 'in-progress', 'submitted', 'won', 'not-won')),
	CONSTRAINT "saved_scholarships_deadline_check" CHECK ("saved_scholarships"."deadline" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "scholarship_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"key" text,
	"name" text NOT NULL,
	"sponsor" text,
	"url" text,
	"amount" text,
	"eligibility" text,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deadline" date,
	"deadline_note" text,
	"verified_on" date,
	"verified_source" text,
	"asks_for_money" boolean DEFAULT false NOT NULL,
	"asks_for_number" boolean DEFAULT false NOT NULL,
	"import_id" uuid,
	"archived_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scholarships_name_check" CHECK (char_length("scholarships"."name") between 1 and 200),
	CONSTRAINT "scholarships_deadline_check" CHECK ("scholarships"."deadline" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "scholarships_verified_check" CHECK (("scholarships"."verified_on" is null) = ("scholarships"."verified_source" is null)),
	CONSTRAINT "scholarships_owner_check" CHECK ("scholarships"."owner_id" is null or "scholarships"."key" is null)
);
--> statement-breakpoint
CREATE TABLE "navigator_agreements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"model" text,
	"host" text,
	"embedding_model" text,
	"embedding_host" text,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigator_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigator_embeddings" (
	"model" text NOT NULL,
	"passage_id" text NOT NULL,
	"hash" text NOT NULL,
	"vector" real[] NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "navigator_embeddings_model_passage_id_pk" PRIMARY KEY("model","passage_id")
);
--> statement-breakpoint
CREATE TABLE "navigator_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"mind" text NOT NULL,
	"beside" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "navigator_messages_role_check" CHECK ("navigator_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "navigator_messages_mind_check" CHECK ("navigator_messages"."mind" in ('built-in', 'model'))
);
--> statement-breakpoint
CREATE TABLE "navigator_switch" (
	"id" integer PRIMARY KEY NOT NULL,
	"switched_on" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "navigator_switch_id_check" CHECK ("navigator_switch"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "navigator_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "navigator_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "notification_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"quote" text,
	"link" text,
	"sender" text,
	"subject_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_mails_type_check" CHECK ("notification_mails"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'task-assigned', 'task-updated', 'system'))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_type_pk" PRIMARY KEY("user_id","type"),
	CONSTRAINT "notification_preferences_type_check" CHECK ("notification_preferences"."type" in ('advisor-request', 'advisor_request', 'advisor_request_approved', 'advisor_request_rejected', 'advisor-waiting', 'application-reminder', 'essay-feedback', 'task-assigned', 'task-updated', 'system'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"link" text,
	"subject_id" uuid,
	CONSTRAINT "notifications_link_check" CHECK ("notifications"."link" ~ '^\/(?![/\\])[^\\\s]*$')
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"gender" text,
	"citizenship" text,
	"race_ethnicity" text,
	"first_generation" boolean,
	"income_bracket" text,
	"high_school" text,
	"class_rank" text,
	"gpa_unweighted" numeric(3, 2),
	"gpa_weighted" numeric(3, 2),
	"sat_act_score" text,
	"ap_ib_courses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"current_courses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"activities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"leadership_positions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"years_involved" smallint,
	"honors_awards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_high_school_check" CHECK (btrim("profiles"."high_school", E' \t\n\r') <> '' and char_length("profiles"."high_school") <= 120),
	CONSTRAINT "profiles_class_rank_check" CHECK (btrim("profiles"."class_rank", E' \t\n\r') <> '' and char_length("profiles"."class_rank") <= 60),
	CONSTRAINT "profiles_sat_act_score_check" CHECK (btrim("profiles"."sat_act_score", E' \t\n\r') <> '' and char_length("profiles"."sat_act_score") <= 60),
	CONSTRAINT "profiles_gpa_unweighted_check" CHECK ("profiles"."gpa_unweighted" between 0 and 4),
	CONSTRAINT "profiles_gpa_weighted_check" CHECK ("profiles"."gpa_weighted" between 0 and 5),
	CONSTRAINT "profiles_years_involved_check" CHECK ("profiles"."years_involved" between 1 and 4),
	CONSTRAINT "profiles_ap_ib_courses_check" CHECK (case when jsonb_typeof("profiles"."ap_ib_courses") = 'array' then jsonb_array_length("profiles"."ap_ib_courses") <= 40 and not jsonb_path_exists("profiles"."ap_ib_courses", '$[*] ? (!(@.course.type() == "string") || @.course == "" || !(@.score == null || @.score >= 1 && @.score <= 5))') else false end),
	CONSTRAINT "profiles_current_courses_check" CHECK (case when jsonb_typeof("profiles"."current_courses") = 'array' then jsonb_array_length("profiles"."current_courses") <= 20 and not jsonb_path_exists("profiles"."current_courses", '$[*] ? (@.type() != "string")') else false end),
	CONSTRAINT "profiles_activities_check" CHECK (case when jsonb_typeof("profiles"."activities") = 'array' then jsonb_array_length("profiles"."activities") <= 10 and not jsonb_path_exists("profiles"."activities", '$[*] ? (!(@.name.type() == "string") || @.name == "" || !(@.description.type() == "string") || @.description == "" || @.description like_regex "^.{151}" flag "s" || @.position like_regex "^.{121}" flag "s" || @.organization like_regex "^.{101}" flag "s" || exists(@."type") && !(@."type" == "Academic" || @."type" == "Art" || @."type" == "Athletics: Club" || @."type" == "Athletics: JV/Varsity" || @."type" == "Career Oriented" || @."type" == "Community Service (Volunteer)" || @."type" == "Computer/Technology" || @."type" == "Cultural" || @."type" == "Dance" || @."type" == "Debate/Speech" || @."type" == "Environmental" || @."type" == "Family Responsibilities" || @."type" == "Foreign Exchange" || @."type" == "Foreign Language" || @."type" == "Internship" || @."type" == "Journalism/Publication" || @."type" == "Junior R.O.T.C." || @."type" == "LGBT" || @."type" == "Music: Instrumental" || @."type" == "Music: Vocal" || @."type" == "Religious" || @."type" == "Research" || @."type" == "Robotics" || @."type" == "School Spirit" || @."type" == "Science/Math" || @."type" == "Social Justice" || @."type" == "Student Govt./Politics" || @."type" == "Theater/Drama" || @."type" == "Work (Paid)" || @."type" == "Other Club/Activity") || exists(@.timing) && !(@.timing == "During school year" || @.timing == "During school break" || @.timing == "All year") || exists(@.grades) && (@.grades.type() != "array" || exists(@.grades[*] ? (!(@ == "9" || @ == "10" || @ == "11" || @ == "12" || @ == "Post-graduate")))) || exists(@.hoursPerWeek) && !(@.hoursPerWeek >= 1 && @.hoursPerWeek <= 168) || exists(@.weeksPerYear) && !(@.weeksPerYear >= 1 && @.weeksPerYear <= 52) || exists(@.yearsInvolved) && !(@.yearsInvolved >= 1 && @.yearsInvolved <= 4))') else false end),
	CONSTRAINT "profiles_leadership_positions_check" CHECK (case when jsonb_typeof("profiles"."leadership_positions") = 'array' then jsonb_array_length("profiles"."leadership_positions") <= 20 and not jsonb_path_exists("profiles"."leadership_positions", '$[*] ? (@.type() != "string")') else false end),
	CONSTRAINT "profiles_honors_awards_check" CHECK (case when jsonb_typeof("profiles"."honors_awards") = 'array' then jsonb_array_length("profiles"."honors_awards") <= 5 and not jsonb_path_exists("profiles"."honors_awards", '$[*] ? (!(@.name.type() == "string") || @.name == "" || !(@.description.type() == "string") || @.description == "" || !(@.level == "School Level" || @.level == "Regional Level" || @.level == "State Level" || @.level == "National Level" || @.level == "International Level"))') else false end)
);
--> statement-breakpoint
CREATE TABLE "public_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"handle" text,
	"shown_name" text DEFAULT 'initials' NOT NULL,
	"sections" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_profiles_handle_key" UNIQUE("handle"),
	CONSTRAINT "public_profiles_address_check" CHECK (not "public_profiles"."is_public" or "public_profiles"."handle" is not null),
	CONSTRAINT "public_profiles_handle_check" CHECK ("public_profiles"."handle" ~ '^[a-z](-?[a-z0-9])*$' and char_length("handle") between 3 and 30),
	CONSTRAINT "public_profiles_shown_name_check" CHECK ("public_profiles"."shown_name" in ('initials', 'first-name', 'full-name')),
	CONSTRAINT "public_profiles_sections_check" CHECK ("public_profiles"."sections" <@ array['highSchool', 'grades', 'testScores', 'courses', 'activities', 'leadership', 'honors'])
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "recommender_letters" (
	"recommender_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"sent_on" date,
	CONSTRAINT "recommender_letters_recommender_id_entry_id_pk" PRIMARY KEY("recommender_id","entry_id"),
	CONSTRAINT "recommender_letters_sent_on_check" CHECK ("recommender_letters"."sent_on" between '1900-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "recommenders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"known_from" text NOT NULL,
	"state" text NOT NULL,
	"asked_on" date,
	"note" text NOT NULL,
	"thanked" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommenders_kind_check" CHECK ("recommenders"."kind" in ('teacher', 'counselor', 'other')),
	CONSTRAINT "recommenders_state_check" CHECK ("recommenders"."state" in ('planned', 'asked', 'agreed', 'declined')),
	CONSTRAINT "recommenders_asked_on_check" CHECK ("recommenders"."asked_on" between '1900-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_name_check" CHECK (char_length("saved_searches"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "checklist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"due_on" date,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_items_kind_check" CHECK ("checklist_items"."kind" in ('application_form', 'fee_or_waiver', 'transcript', 'test_scores', 'recommendations', 'essays', 'interview', 'aid_forms', 'custom')),
	CONSTRAINT "checklist_items_due_on_check" CHECK ("checklist_items"."due_on" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "label_overrides" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"advisor_id" uuid NOT NULL,
	"label" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_overrides_label_check" CHECK ("label_overrides"."label" in ('Far reach', 'Reach', 'Target', 'Likely', 'Very likely')),
	CONSTRAINT "label_overrides_reason_check" CHECK ("label_overrides"."reason" in ('special-talent', 'program-selectivity', 'school-history', 'context', 'interest', 'other')),
	CONSTRAINT "label_overrides_note_check" CHECK (char_length("label_overrides"."note") <= 300)
);
--> statement-breakpoint
CREATE TABLE "list_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"school_id" uuid,
	"name" text,
	"location" text,
	"type" text,
	"acceptance_rate" text,
	"tuition" text,
	"ranking" text,
	"major" text,
	"plan" text,
	"deadline" date,
	"deadline_state" text,
	"deadline_source" text,
	"status" text DEFAULT 'Not Started' NOT NULL,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_entries_status_check" CHECK ("list_entries"."status" in ('Not Started', 'In Progress', 'Submitted', 'Deferred', 'Waitlisted', 'Accepted', 'Rejected', 'Withdrawn', 'Committed')),
	CONSTRAINT "list_entries_plan_check" CHECK ("list_entries"."plan" in ('early_decision', 'early_decision_2', 'early_action', 'restrictive_early_action', 'regular', 'rolling', 'priority')),
	CONSTRAINT "list_entries_deadline_state_check" CHECK ("list_entries"."deadline_state" in ('reported', 'carried_over', 'typical', 'own')),
	CONSTRAINT "list_entries_name_check" CHECK (("list_entries"."school_id" is null) = ("list_entries"."name" is not null)),
	CONSTRAINT "list_entries_deadline_check" CHECK (("list_entries"."deadline" is null) = ("list_entries"."deadline_state" is null)),
	CONSTRAINT "list_entries_deadline_day_check" CHECK ("list_entries"."deadline" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "list_targets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reach" smallint NOT NULL,
	"target" smallint NOT NULL,
	"likely" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_targets_reach_check" CHECK ("list_targets"."reach" between 0 and 20),
	CONSTRAINT "list_targets_target_check" CHECK ("list_targets"."target" between 0 and 20),
	CONSTRAINT "list_targets_likely_check" CHECK ("list_targets"."likely" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "catalog_figures" (
	"name" text NOT NULL,
	"level" text NOT NULL,
	"label" text NOT NULL,
	"unit" text NOT NULL,
	"source" text NOT NULL,
	"year" text NOT NULL,
	CONSTRAINT "catalog_figures_level_name_pk" PRIMARY KEY("level","name"),
	CONSTRAINT "catalog_figures_level_check" CHECK ("catalog_figures"."level" in ('bachelor', 'other_4yr', 'associate'))
);
--> statement-breakpoint
CREATE TABLE "catalog_loads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_loads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"rows" jsonb NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_versions" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "catalog_versions_only_check" CHECK ("catalog_versions"."only")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "courses_kind_name_pk" PRIMARY KEY("kind","name"),
	CONSTRAINT "courses_kind_check" CHECK ("courses"."kind" in ('ap', 'ib'))
);
--> statement-breakpoint
CREATE TABLE "high_schools" (
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "high_schools_state_name_city_type_pk" PRIMARY KEY("state","name","city","type"),
	CONSTRAINT "high_schools_type_check" CHECK ("high_schools"."type" in ('public', 'private'))
);
--> statement-breakpoint
CREATE TABLE "majors" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"family" text NOT NULL,
	"family_title" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"subject" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_subject_word_pk" PRIMARY KEY("subject","word")
);
--> statement-breakpoint
CREATE TABLE "research_notes" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_deadlines" (
	"school_id" uuid NOT NULL,
	"round" text NOT NULL,
	"cycle" text NOT NULL,
	"date" date,
	"time_zone" text,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"checked_on" date,
	"edited_at" timestamp with time zone,
	CONSTRAINT "school_deadlines_school_id_cycle_round_pk" PRIMARY KEY("school_id","cycle","round"),
	CONSTRAINT "school_deadlines_round_check" CHECK ("school_deadlines"."round" in ('early_decision', 'early_decision_2', 'early_action', 'restrictive_early_action', 'regular', 'rolling', 'priority', 'early_action_2')),
	CONSTRAINT "school_deadlines_state_check" CHECK ("school_deadlines"."state" in ('reported', 'carried_over', 'typical')),
	CONSTRAINT "school_deadlines_date_check" CHECK ("school_deadlines"."date" is not null or "school_deadlines"."round" = 'rolling')
);
--> statement-breakpoint
CREATE TABLE "school_requirements" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"cycle" text NOT NULL,
	"fee_us" integer,
	"fee_waiver" text,
	"personal_essay_required" boolean,
	"test_policy" text,
	"teacher_evaluations" smallint,
	"counselor_recommendation" boolean,
	"midyear_report" boolean,
	"courses_and_grades_required" boolean,
	"portfolio" text,
	"application_system" text NOT NULL,
	"filing_window" text,
	"source" text,
	"checked_on" date,
	"edited_at" timestamp with time zone,
	CONSTRAINT "school_requirements_fee_waiver_check" CHECK ("school_requirements"."fee_waiver" in ('accepted', 'us_only', 'not_accepted')),
	CONSTRAINT "school_requirements_portfolio_check" CHECK ("school_requirements"."portfolio" in ('slideroom', 'college')),
	CONSTRAINT "school_requirements_test_policy_check" CHECK ("school_requirements"."test_policy" in ('required', 'optional', 'flexible', 'sometimes_required', 'test_free'))
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unitid" integer,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"federal_name" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"city" text,
	"state" text,
	"level" text,
	"control" text,
	"locale" text,
	"lat" double precision,
	"lon" double precision,
	"url" text,
	"location" text,
	"type" text,
	"acceptance_rate" text,
	"tuition" text,
	"ranking" text,
	"admission_rate" double precision,
	"yield_rate" double precision,
	"grad_rate_6yr" double precision,
	"grad_rate_4yr" double precision,
	"retention_rate" double precision,
	"pct_pell" double precision,
	"pct_federal_loan" double precision,
	"undergrad_enrollment" integer,
	"student_faculty_ratio" integer,
	"sat_rw_25" integer,
	"sat_rw_75" integer,
	"sat_math_25" integer,
	"sat_math_75" integer,
	"sat_avg" integer,
	"act_25" integer,
	"act_75" integer,
	"application_fee" integer,
	"tuition_in_state" integer,
	"tuition_out_of_state" integer,
	"cost_of_attendance" integer,
	"room_board_on_campus" integer,
	"books_supplies" integer,
	"net_price_avg" integer,
	"net_price_0_30k" integer,
	"net_price_30_48k" integer,
	"net_price_48_75k" integer,
	"net_price_75_110k" integer,
	"net_price_110k_plus" integer,
	"avg_grant_aid" integer,
	"median_debt" integer,
	"median_earnings_10yr" integer,
	"median_earnings_6yr" integer,
	"waitlist_admitted" integer,
	"merit_recipients" integer,
	"merit_award_avg" integer,
	"avg_hs_gpa" double precision,
	"test_policy" text,
	"essay_policy" text,
	"open_admissions" boolean,
	"hbcu" boolean DEFAULT false NOT NULL,
	"hsi" boolean DEFAULT false NOT NULL,
	"tribal" boolean DEFAULT false NOT NULL,
	"men_only" boolean DEFAULT false NOT NULL,
	"women_only" boolean DEFAULT false NOT NULL,
	"distance_only" boolean DEFAULT false NOT NULL,
	"more" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"edited_columns" text[] DEFAULT '{}' NOT NULL,
	"search_text" text NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schools_origin_check" CHECK ("schools"."origin" in ('federal', 'admin')),
	CONSTRAINT "schools_level_check" CHECK ("schools"."level" in ('bachelor', 'other_4yr', 'associate')),
	CONSTRAINT "schools_control_check" CHECK ("schools"."control" in ('public', 'private_nonprofit', 'private_for_profit')),
	CONSTRAINT "schools_unitid_check" CHECK (("schools"."origin" = 'federal') = ("schools"."unitid" is not null)),
	CONSTRAINT "schools_admission_rate_check" CHECK ("schools"."admission_rate" between 0 and 1),
	CONSTRAINT "schools_yield_rate_check" CHECK ("schools"."yield_rate" between 0 and 1),
	CONSTRAINT "schools_grad_rate_6yr_check" CHECK ("schools"."grad_rate_6yr" between 0 and 1),
	CONSTRAINT "schools_grad_rate_4yr_check" CHECK ("schools"."grad_rate_4yr" between 0 and 1),
	CONSTRAINT "schools_retention_rate_check" CHECK ("schools"."retention_rate" between 0 and 1),
	CONSTRAINT "schools_pct_pell_check" CHECK ("schools"."pct_pell" between 0 and 1),
	CONSTRAINT "schools_pct_federal_loan_check" CHECK ("schools"."pct_federal_loan" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"draft" jsonb NOT NULL,
	"offered" jsonb,
	"public_id" text,
	"offered_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_public_id_key" UNIQUE("public_id"),
	CONSTRAINT "stories_state_check" CHECK ("stories"."state" in ('draft', 'offered', 'published', 'declined')),
	CONSTRAINT "stories_offered_check" CHECK (("stories"."state" in ('offered', 'published')) = ("stories"."offered" is not null)
        and ("stories"."offered" is null) = ("stories"."public_id" is null)
        and ("stories"."offered" is null) = ("stories"."offered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "student_changes" (
	"student_id" uuid NOT NULL,
	"token" bigint DEFAULT (random() * 9007199254740991)::bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "deleted_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"due_on" date,
	"status" text DEFAULT 'pending' NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"deletion_id" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_template_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"due_from" text NOT NULL,
	"due_days" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "task_template_items_due_from_check" CHECK ("task_template_items"."due_from" in ('none', 'assigned', 'deadline')),
	CONSTRAINT "task_template_items_due_days_check" CHECK ("task_template_items"."due_days" between -366 and 366),
	CONSTRAINT "task_template_items_title_check" CHECK (char_length("task_template_items"."title") between 1 and 200),
	CONSTRAINT "task_template_items_description_check" CHECK (char_length("task_template_items"."description") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_templates_name_check" CHECK (char_length("task_templates"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"assignment_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"due_on" date,
	"status" text DEFAULT 'pending' NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"advisor_id" uuid,
	CONSTRAINT "tasks_status_check" CHECK ("tasks"."status" in ('pending', 'completed')),
	CONSTRAINT "tasks_completed_at_check" CHECK (("tasks"."status" = 'completed') = ("tasks"."completed_at" is not null)),
	CONSTRAINT "tasks_title_check" CHECK (char_length("tasks"."title") between 1 and 200),
	CONSTRAINT "tasks_description_check" CHECK (char_length("tasks"."description") between 1 and 2000),
	CONSTRAINT "tasks_due_on_check" CHECK ("tasks"."due_on" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
CREATE TABLE "demos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"new_email" text,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banned_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text NOT NULL,
	"full_name" text NOT NULL,
	"student_id" text,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"graduation_year" smallint,
	"discoverable" boolean DEFAULT true NOT NULL,
	"color_scheme" text,
	"advisor_approved_at" timestamp with time zone,
	"erase_after" timestamp with time zone,
	"demo_id" uuid,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('student', 'advisor', 'admin')),
	CONSTRAINT "users_color_scheme_check" CHECK ("users"."color_scheme" in ('light', 'dark', 'auto')),
	CONSTRAINT "users_graduation_year_check" CHECK ("users"."graduation_year" between 2000 and 2100)
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "week_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"week_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"done_at" timestamp with time zone,
	"carried_from" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "week_tasks_text_check" CHECK (char_length("week_tasks"."text") between 1 and 300),
	CONSTRAINT "week_tasks_carried_from_check" CHECK (extract(isodow from "week_tasks"."carried_from") = 1)
);
--> statement-breakpoint
CREATE TABLE "weeks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"week_start_date" date NOT NULL,
	"week_goal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "weeks_user_id_week_start_date_key" UNIQUE("user_id","week_start_date"),
	CONSTRAINT "weeks_week_start_date_check" CHECK (extract(isodow from "weeks"."week_start_date") = 1),
	CONSTRAINT "weeks_week_goal_check" CHECK (char_length("weeks"."week_goal") <= 500)
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_invites" ADD CONSTRAINT "advisor_invites_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD CONSTRAINT "advisor_requests_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_requests" ADD CONSTRAINT "advisor_requests_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_group_students" ADD CONSTRAINT "advisor_group_students_group_id_advisor_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."advisor_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_group_students" ADD CONSTRAINT "advisor_group_students_link_id_advisor_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_groups" ADD CONSTRAINT "advisor_groups_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_links" ADD CONSTRAINT "advisor_links_invite_id_advisor_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."advisor_invites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_notes" ADD CONSTRAINT "advisor_notes_link_id_advisor_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_advisors" ADD CONSTRAINT "former_advisors_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_advisors" ADD CONSTRAINT "former_advisors_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_essays" ADD CONSTRAINT "shared_essays_link_id_advisor_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_essays" ADD CONSTRAINT "shared_essays_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_dates" ADD CONSTRAINT "timeline_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_parent_id_essay_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."essay_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_comments" ADD CONSTRAINT "essay_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_versions" ADD CONSTRAINT "essay_versions_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aid_offers" ADD CONSTRAINT "aid_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aid_offers" ADD CONSTRAINT "aid_offers_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "done_aid_steps" ADD CONSTRAINT "done_aid_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances" ADD CONSTRAINT "finances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD CONSTRAINT "saved_scholarships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD CONSTRAINT "saved_scholarships_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigator_agreements" ADD CONSTRAINT "navigator_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigator_conversations" ADD CONSTRAINT "navigator_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigator_messages" ADD CONSTRAINT "navigator_messages_conversation_id_navigator_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."navigator_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigator_usage" ADD CONSTRAINT "navigator_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommender_letters" ADD CONSTRAINT "recommender_letters_recommender_id_recommenders_id_fk" FOREIGN KEY ("recommender_id") REFERENCES "public"."recommenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommender_letters" ADD CONSTRAINT "recommender_letters_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommenders" ADD CONSTRAINT "recommenders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_overrides" ADD CONSTRAINT "label_overrides_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_overrides" ADD CONSTRAINT "label_overrides_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_targets" ADD CONSTRAINT "list_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_notes" ADD CONSTRAINT "research_notes_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_deadlines" ADD CONSTRAINT "school_deadlines_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD CONSTRAINT "school_requirements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_tasks" ADD CONSTRAINT "deleted_tasks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_tasks" ADD CONSTRAINT "deleted_tasks_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_template_items" ADD CONSTRAINT "task_template_items_template_id_task_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."task_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_tasks" ADD CONSTRAINT "week_tasks_week_id_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weeks" ADD CONSTRAINT "weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_factor_id_idx" ON "challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "challenges_session_id_idx" ON "challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id_idx" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_address_idx" ON "one_time_tokens" USING btree ("address");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at_idx" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refreshed_at_idx" ON "sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_invites_code_idx" ON "advisor_invites" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "advisor_invites_advisor_idx" ON "advisor_invites" USING btree ("advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_invites_expires_idx" ON "advisor_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_requests_pending_idx" ON "advisor_requests" USING btree ("advisor_id","student_id") WHERE "advisor_requests"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_requests_pending_email_idx" ON "advisor_requests" USING btree ("student_id","advisor_email") WHERE "advisor_requests"."status" = 'pending' and "advisor_requests"."advisor_email" is not null;--> statement-breakpoint
CREATE INDEX "advisor_requests_waiting_idx" ON "advisor_requests" USING btree ("advisor_email") WHERE "advisor_requests"."advisor_id" is null;--> statement-breakpoint
CREATE INDEX "advisor_requests_advisor_idx" ON "advisor_requests" USING btree ("advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_requests_student_idx" ON "advisor_requests" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "advisor_group_students_link_idx" ON "advisor_group_students" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "advisor_groups_advisor_idx" ON "advisor_groups" USING btree ("advisor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_links_student_idx" ON "advisor_links" USING btree ("student_id") WHERE "advisor_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "advisor_links_advisor_idx" ON "advisor_links" USING btree ("advisor_id","student_id") WHERE "advisor_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "advisor_links_invite_idx" ON "advisor_links" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "advisor_links_ended_idx" ON "advisor_links" USING btree ("ended_at") WHERE "advisor_links"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "advisor_notes_link_idx" ON "advisor_notes" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE INDEX "advisor_views_advisor_idx" ON "advisor_views" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "advisor_views_student_idx" ON "advisor_views" USING btree ("student_id","last_at","id");--> statement-breakpoint
CREATE INDEX "former_advisors_advisor_idx" ON "former_advisors" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "shared_essays_essay_idx" ON "shared_essays" USING btree ("essay_id");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_target_id_idx" ON "audit_log" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "reminders_date_idx" ON "reminders" USING btree ("date");--> statement-breakpoint
CREATE INDEX "essay_comments_essay_idx" ON "essay_comments" USING btree ("essay_id","created_at");--> statement-breakpoint
CREATE INDEX "essay_comments_parent_idx" ON "essay_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "essay_comments_author_idx" ON "essay_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "essay_versions_essay_idx" ON "essay_versions" USING btree ("essay_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "essays_user_idx" ON "essays" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "essays_entry_idx" ON "essays" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "essays_deadline_idx" ON "essays" USING btree ("deadline") WHERE "essays"."deadline" is not null and "essays"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "essays_trash_idx" ON "essays" USING btree ("trashed_at") WHERE "essays"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_user_idx" ON "documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");--> statement-breakpoint
CREATE UNIQUE INDEX "aid_offers_entry_idx" ON "aid_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "aid_offers_user_idx" ON "aid_offers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_scholarships_key" ON "saved_scholarships" USING btree ("user_id","scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_scholarships_scholarship_idx" ON "saved_scholarships" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_scholarships_deadline_idx" ON "saved_scholarships" USING btree ("deadline") WHERE "saved_scholarships"."deadline" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scholarships_key_idx" ON "scholarships" USING btree ("key");--> statement-breakpoint
CREATE INDEX "scholarships_owner_idx" ON "scholarships" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "scholarships_import_idx" ON "scholarships" USING btree ("import_id") WHERE "scholarships"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "navigator_conversations_user_id_idx" ON "navigator_conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "navigator_messages_conversation_id_idx" ON "navigator_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "notification_mails_due_at_idx" ON "notification_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notification_mails_user_id_type_idx" ON "notification_mails" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "notification_mails_subject_id_idx" ON "notification_mails" USING btree ("subject_id") WHERE "notification_mails"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_subject_id_idx" ON "notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "recommender_letters_entry_idx" ON "recommender_letters" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "recommenders_user_idx" ON "recommenders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name_idx" ON "saved_searches" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "checklist_items_entry_idx" ON "checklist_items" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "checklist_items_due_on_idx" ON "checklist_items" USING btree ("due_on") WHERE "checklist_items"."due_on" is not null and not "checklist_items"."done";--> statement-breakpoint
CREATE INDEX "label_overrides_advisor_idx" ON "label_overrides" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "list_entries_user_idx" ON "list_entries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_entries_school_idx" ON "list_entries" USING btree ("user_id","school_id") WHERE "list_entries"."trashed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "list_entries_own_school_idx" ON "list_entries" USING btree ("user_id",lower("name")) WHERE "list_entries"."trashed_at" is null and "list_entries"."school_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "list_entries_committed_idx" ON "list_entries" USING btree ("user_id") WHERE "list_entries"."status" = 'Committed' and "list_entries"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "list_entries_trash_idx" ON "list_entries" USING btree ("trashed_at") WHERE "list_entries"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "list_entries_deadline_idx" ON "list_entries" USING btree ("deadline") WHERE "list_entries"."deadline" is not null and "list_entries"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "list_entries_added_idx" ON "list_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "list_entries_status_idx" ON "list_entries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "list_entries_of_school_idx" ON "list_entries" USING btree ("school_id","created_at","id");--> statement-breakpoint
CREATE INDEX "list_entries_own_name_idx" ON "list_entries" USING gin (lower("name") gin_trgm_ops) WHERE "list_entries"."school_id" is null;--> statement-breakpoint
CREATE INDEX "courses_search_idx" ON "courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "high_schools_search_idx" ON "high_schools" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "majors_search_idx" ON "majors" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_search_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "schools_unitid_idx" ON "schools" USING btree ("unitid");--> statement-breakpoint
CREATE INDEX "schools_search_idx" ON "schools" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_state_idx" ON "schools" USING btree ("state","undergrad_enrollment" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "schools_enrollment_idx" ON "schools" USING btree ("undergrad_enrollment" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stories_offered_idx" ON "stories" USING btree ("state","offered_at") WHERE "stories"."offered" is not null;--> statement-breakpoint
CREATE INDEX "student_changes_student_idx" ON "student_changes" USING btree ("student_id","token");--> statement-breakpoint
CREATE INDEX "deleted_tasks_deletion_idx" ON "deleted_tasks" USING btree ("deletion_id");--> statement-breakpoint
CREATE INDEX "deleted_tasks_deleted_at_idx" ON "deleted_tasks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_tasks_advisor_idx" ON "deleted_tasks" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "deleted_tasks_student_idx" ON "deleted_tasks" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "task_template_items_template_idx" ON "task_template_items" USING btree ("template_id","position");--> statement-breakpoint
CREATE INDEX "task_templates_advisor_idx" ON "task_templates" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "tasks_advisor_idx" ON "tasks" USING btree ("advisor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_assignment_idx" ON "tasks" USING btree ("assignment_id") WHERE "tasks"."assignment_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_student_idx" ON "tasks" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_due_on_idx" ON "tasks" USING btree ("due_on") WHERE "tasks"."due_on" is not null and "tasks"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_demo_id_idx" ON "users" USING btree ("demo_id");--> statement-breakpoint
CREATE INDEX "users_people_idx" ON "users" USING btree ("created_at","id") WHERE "users"."demo_id" is null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_people_role_idx" ON "users" USING btree ("role","created_at","id") WHERE "users"."demo_id" is null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_waiting_idx" ON "users" USING btree ("created_at","id") WHERE "users"."role" = 'advisor' and "users"."advisor_approved_at" is null and "users"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "users_disabled_idx" ON "users" USING btree ("created_at","id") WHERE "users"."banned_until" is not null;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ((lower("full_name") || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_student_id_start_idx" ON "users" USING btree ((lower("student_id") collate "C")) WHERE "users"."role" = 'student' and "users"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "users_student_id_grams_idx" ON "users" USING gin (student_id_grams(lower("student_id"))) WITH (fastupdate=false) WHERE "users"."role" = 'student' and "users"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "users_student_time_zone_idx" ON "users" USING btree ("time_zone") WHERE "users"."role" = 'student';--> statement-breakpoint
CREATE INDEX "users_erase_after_idx" ON "users" USING btree ("erase_after") WHERE "users"."erase_after" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_email_idx" ON "waitlist" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waitlist_created_at_idx" ON "waitlist" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "week_tasks_week_id_position_idx" ON "week_tasks" USING btree ("week_id","position");--> statement-breakpoint
CREATE FUNCTION count_catalog_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "catalog_versions" ("version") VALUES (1)
		ON CONFLICT ("only") DO UPDATE SET "version" = "catalog_versions"."version" + 1;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION forget_student_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	DELETE FROM "student_changes" WHERE "student_id" = OLD.id;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION keep_audit_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$
;
--> statement-breakpoint
CREATE FUNCTION note_change_of_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "list_entries"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.entry_id ELSE NEW.entry_id END;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION note_change_of_letter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "recommenders"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.recommender_id ELSE NEW.recommender_id END;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION note_change_of_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "student_id" FROM "advisor_links"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.link_id ELSE NEW.link_id END;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION note_change_of_student()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "id" FROM "users"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.student_id ELSE NEW.student_id END;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION note_change_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "id" FROM "users"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION note_change_of_week()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "student_changes" ("student_id") SELECT "user_id" FROM "weeks"
		WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD.week_id ELSE NEW.week_id END;
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION remove_file_of_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "removed_files" ("key", "after")
		VALUES ('documents/' || OLD.id || '/file', 'epoch')
		ON CONFLICT ("key") DO UPDATE SET "after" = EXCLUDED."after";
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION remove_files_of_avatar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	INSERT INTO "removed_files" ("key", "after")
		SELECT 'avatars/' || OLD.file_id || '/' || size || '.webp', 'epoch'
		FROM unnest(ARRAY['small', 'large']) size
		ON CONFLICT ("key") DO UPDATE SET "after" = EXCLUDED."after";
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION say_change_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM pg_notify('sessions', OLD.id::text);
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE FUNCTION say_change_of_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
	PERFORM pg_notify('sessions', (CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END)::text);
	RETURN NULL;
END $function$
;
--> statement-breakpoint
CREATE TRIGGER advisor_links_student_change AFTER INSERT OR DELETE OR UPDATE ON advisor_links FOR EACH ROW EXECUTE FUNCTION note_change_of_student();
--> statement-breakpoint
CREATE TRIGGER audit_log_keep_rows BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
--> statement-breakpoint
CREATE TRIGGER audit_log_keep_table BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
--> statement-breakpoint
CREATE TRIGGER avatars_deleted AFTER DELETE ON avatars FOR EACH ROW EXECUTE FUNCTION remove_files_of_avatar();
--> statement-breakpoint
CREATE TRIGGER avatars_replaced AFTER UPDATE ON avatars FOR EACH ROW WHEN ((old.file_id IS DISTINCT FROM new.file_id)) EXECUTE FUNCTION remove_files_of_avatar();
--> statement-breakpoint
CREATE TRIGGER checklist_items_student_change AFTER INSERT OR DELETE OR UPDATE ON checklist_items FOR EACH ROW EXECUTE FUNCTION note_change_of_entry();
--> statement-breakpoint
CREATE TRIGGER documents_deleted AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION remove_file_of_document();
--> statement-breakpoint
CREATE TRIGGER essays_student_change AFTER INSERT OR DELETE OR UPDATE ON essays FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
--> statement-breakpoint
CREATE TRIGGER factors_say_change AFTER INSERT OR DELETE OR UPDATE OF user_id, status ON factors FOR EACH ROW EXECUTE FUNCTION say_change_of_sign_in();
--> statement-breakpoint
CREATE TRIGGER list_entries_student_change AFTER INSERT OR DELETE OR UPDATE ON list_entries FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
--> statement-breakpoint
CREATE TRIGGER profiles_student_change AFTER INSERT OR DELETE OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
--> statement-breakpoint
CREATE TRIGGER recommender_letters_student_change AFTER INSERT OR DELETE OR UPDATE ON recommender_letters FOR EACH ROW EXECUTE FUNCTION note_change_of_letter();
--> statement-breakpoint
CREATE TRIGGER recommenders_student_change AFTER INSERT OR DELETE OR UPDATE ON recommenders FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
--> statement-breakpoint
CREATE TRIGGER schools_catalog_version AFTER INSERT OR DELETE OR UPDATE ON schools FOR EACH STATEMENT EXECUTE FUNCTION count_catalog_version();
--> statement-breakpoint
CREATE TRIGGER sessions_say_change AFTER UPDATE OF user_id, aal, factor_id, methods, created_at ON sessions FOR EACH ROW WHEN ((((((old.user_id IS DISTINCT FROM new.user_id) OR (old.aal IS DISTINCT FROM new.aal)) OR (old.factor_id IS DISTINCT FROM new.factor_id)) OR (old.methods IS DISTINCT FROM new.methods)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION say_change_of_sign_in();
--> statement-breakpoint
CREATE TRIGGER sessions_say_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION say_change_of_sign_in();
--> statement-breakpoint
CREATE TRIGGER shared_essays_student_change AFTER INSERT OR DELETE OR UPDATE ON shared_essays FOR EACH ROW EXECUTE FUNCTION note_change_of_link();
--> statement-breakpoint
CREATE TRIGGER tasks_student_change AFTER INSERT OR DELETE OR UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION note_change_of_student();
--> statement-breakpoint
CREATE TRIGGER users_say_change AFTER UPDATE OF role, time_zone, graduation_year, demo_id, banned_until, deleted_at ON users FOR EACH ROW WHEN (((((((old.role IS DISTINCT FROM new.role) OR (old.time_zone IS DISTINCT FROM new.time_zone)) OR (old.graduation_year IS DISTINCT FROM new.graduation_year)) OR (old.demo_id IS DISTINCT FROM new.demo_id)) OR (old.banned_until IS DISTINCT FROM new.banned_until)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION say_change_of_person();
--> statement-breakpoint
CREATE TRIGGER users_say_deletion AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION say_change_of_person();
--> statement-breakpoint
CREATE TRIGGER users_student_changes AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_student_changes();
--> statement-breakpoint
CREATE TRIGGER week_tasks_student_change AFTER INSERT OR DELETE OR UPDATE ON week_tasks FOR EACH ROW EXECUTE FUNCTION note_change_of_week();
--> statement-breakpoint
CREATE TRIGGER weeks_student_change AFTER INSERT OR DELETE OR UPDATE ON weeks FOR EACH ROW EXECUTE FUNCTION note_change_of_user();
