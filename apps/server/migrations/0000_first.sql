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
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "reminders_source_check" CHECK ("reminders"."source" in ('school', 'essay', 'checklist')),
	CONSTRAINT "reminders_days_check" CHECK ("reminders"."days" in (14, 7, 3, 1))
);
--> statement-breakpoint
CREATE TABLE "test_dates" (
	"test" text NOT NULL,
	"date" date NOT NULL,
	"registration_deadline" date,
	"notes" text,
	"source_url" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "test_dates_test_date_pk" PRIMARY KEY("test","date")
);
--> statement-breakpoint
CREATE TABLE "essay_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"essay_id" uuid NOT NULL,
	"content" text NOT NULL,
	"words" integer NOT NULL,
	"reason" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "essay_versions_reason_check" CHECK ("essay_versions"."reason" in ('save', 'restore', 'set-aside'))
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
	CONSTRAINT "essays_word_limit_check" CHECK ("essays"."word_limit" between 1 and 10000)
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
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "profiles_gender_check" CHECK ("profiles"."gender" in ('male', 'female', 'non-binary', 'prefer-not-to-say')),
	CONSTRAINT "profiles_citizenship_check" CHECK ("profiles"."citizenship" in ('us-citizen', 'permanent-resident', 'international')),
	CONSTRAINT "profiles_race_ethnicity_check" CHECK ("profiles"."race_ethnicity" in ('american-indian', 'asian', 'black', 'hispanic', 'pacific-islander', 'white', 'two-or-more', 'prefer-not-to-say')),
	CONSTRAINT "profiles_income_bracket_check" CHECK ("profiles"."income_bracket" in ('under-30k', '30k-60k', '60k-100k', '100k-150k', '150k-250k', 'over-250k')),
	CONSTRAINT "profiles_high_school_check" CHECK ("profiles"."high_school" ~ '\S' and char_length("profiles"."high_school") <= 120),
	CONSTRAINT "profiles_class_rank_check" CHECK ("profiles"."class_rank" ~ '\S' and char_length("profiles"."class_rank") <= 60),
	CONSTRAINT "profiles_sat_act_score_check" CHECK ("profiles"."sat_act_score" ~ '\S' and char_length("profiles"."sat_act_score") <= 60),
	CONSTRAINT "profiles_gpa_unweighted_check" CHECK ("profiles"."gpa_unweighted" between 0 and 4),
	CONSTRAINT "profiles_gpa_weighted_check" CHECK ("profiles"."gpa_weighted" between 0 and 5),
	CONSTRAINT "profiles_years_involved_check" CHECK ("profiles"."years_involved" between 1 and 4),
	CONSTRAINT "profiles_ap_ib_courses_check" CHECK (case when jsonb_typeof("profiles"."ap_ib_courses") = 'array' then jsonb_array_length("profiles"."ap_ib_courses") <= 40 and not jsonb_path_exists("profiles"."ap_ib_courses", '$[*] ? (!(@.course.type() == "string") || @.course == "" || !(@.score == null || @.score >= 1 && @.score <= 5))') else false end),
	CONSTRAINT "profiles_current_courses_check" CHECK (case when jsonb_typeof("profiles"."current_courses") = 'array' then jsonb_array_length("profiles"."current_courses") <= 20 and not jsonb_path_exists("profiles"."current_courses", '$[*] ? (@.type() != "string")') else false end),
	CONSTRAINT "profiles_activities_check" CHECK (case when jsonb_typeof("profiles"."activities") = 'array' then jsonb_array_length("profiles"."activities") <= 10 and not jsonb_path_exists("profiles"."activities", '$[*] ? (!(@.name.type() == "string") || @.name == "" || !(@.description.type() == "string") || @.description == "" || @.description like_regex "^.{151}" flag "s" || exists(@.yearsInvolved) && !(@.yearsInvolved >= 1 && @.yearsInvolved <= 4))') else false end),
	CONSTRAINT "profiles_leadership_positions_check" CHECK (case when jsonb_typeof("profiles"."leadership_positions") = 'array' then jsonb_array_length("profiles"."leadership_positions") <= 20 and not jsonb_path_exists("profiles"."leadership_positions", '$[*] ? (@.type() != "string")') else false end),
	CONSTRAINT "profiles_honors_awards_check" CHECK (case when jsonb_typeof("profiles"."honors_awards") = 'array' then jsonb_array_length("profiles"."honors_awards") <= 5 and not jsonb_path_exists("profiles"."honors_awards", '$[*] ? (!(@.name.type() == "string") || @.name == "" || !(@.description.type() == "string") || @.description == "" || !(@.level == "School Level" || @.level == "Regional Level" || @.level == "State Level" || @.level == "National Level" || @.level == "International Level"))') else false end)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
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
	CONSTRAINT "checklist_items_kind_check" CHECK ("checklist_items"."kind" in ('application_form', 'fee_or_waiver', 'transcript', 'test_scores', 'recommendations', 'essays', 'interview', 'aid_forms', 'custom'))
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
	CONSTRAINT "list_entries_deadline_check" CHECK (("list_entries"."deadline" is null) = ("list_entries"."deadline_state" is null))
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
	"application_system" text NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "school_requirements_fee_waiver_check" CHECK ("school_requirements"."fee_waiver" in ('accepted', 'us_only', 'not_accepted')),
	CONSTRAINT "school_requirements_test_policy_check" CHECK ("school_requirements"."test_policy" in ('required', 'optional', 'flexible', 'sometimes_required', 'test_free'))
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unitid" integer,
	"origin" text NOT NULL,
	"name" text NOT NULL,
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
	"role" text NOT NULL,
	"full_name" text NOT NULL,
	"student_id" text,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"discoverable" boolean DEFAULT true NOT NULL,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banned_until" timestamp with time zone,
	"erase_after" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"demo_id" uuid,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('student', 'advisor', 'admin'))
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
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_versions" ADD CONSTRAINT "essay_versions_essay_id_essays_id_fk" FOREIGN KEY ("essay_id") REFERENCES "public"."essays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_notes" ADD CONSTRAINT "research_notes_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_deadlines" ADD CONSTRAINT "school_deadlines_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requirements" ADD CONSTRAINT "school_requirements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_demo_id_demos_id_fk" FOREIGN KEY ("demo_id") REFERENCES "public"."demos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_tasks" ADD CONSTRAINT "week_tasks_week_id_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weeks" ADD CONSTRAINT "weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_target_id_idx" ON "audit_log" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "challenges_factor_id_idx" ON "challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "challenges_session_id_idx" ON "challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reminders_date_idx" ON "reminders" USING btree ("date");--> statement-breakpoint
CREATE INDEX "essay_versions_essay_idx" ON "essay_versions" USING btree ("essay_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "essays_user_idx" ON "essays" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "essays_entry_idx" ON "essays" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "essays_deadline_idx" ON "essays" USING btree ("deadline") WHERE "essays"."deadline" is not null and "essays"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "essays_trash_idx" ON "essays" USING btree ("trashed_at") WHERE "essays"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_subject_id_idx" ON "notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id_idx" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_address_idx" ON "one_time_tokens" USING btree ("address");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at_idx" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "checklist_items_entry_idx" ON "checklist_items" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "checklist_items_due_on_idx" ON "checklist_items" USING btree ("due_on") WHERE "checklist_items"."due_on" is not null and not "checklist_items"."done";--> statement-breakpoint
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
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refreshed_at_idx" ON "sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_demo_id_idx" ON "users" USING btree ("demo_id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ((lower("full_name") || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_erase_after_idx" ON "users" USING btree ("erase_after") WHERE "users"."erase_after" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_email_idx" ON "waitlist" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waitlist_created_at_idx" ON "waitlist" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "week_tasks_week_id_position_idx" ON "week_tasks" USING btree ("week_id","position");