CREATE TABLE "family_answers" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"budget" text,
	"state" text,
	"answers" text,
	"shows_budget" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_answers_state_check" CHECK ("family_answers"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "family_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"relation" text NOT NULL,
	"deadlines" boolean DEFAULT true NOT NULL,
	"list" boolean DEFAULT true NOT NULL,
	"money" boolean DEFAULT false NOT NULL,
	"letters" boolean DEFAULT false NOT NULL,
	"essays" boolean DEFAULT false NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_invitations_relation_check" CHECK ("family_invitations"."relation" in ('mother', 'father', 'guardian', 'grandparent', 'relative'))
);
--> statement-breakpoint
CREATE TABLE "family_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guardian_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"deadlines" boolean DEFAULT true NOT NULL,
	"list" boolean DEFAULT true NOT NULL,
	"money" boolean DEFAULT false NOT NULL,
	"letters" boolean DEFAULT false NOT NULL,
	"essays" boolean DEFAULT false NOT NULL,
	"paused_at" timestamp with time zone,
	"mailed_for" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_links_relation_check" CHECK ("family_links"."relation" in ('mother', 'father', 'guardian', 'grandparent', 'relative'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_check";--> statement-breakpoint
ALTER TABLE "family_answers" ADD CONSTRAINT "family_answers_link_id_family_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."family_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_invitations_student_idx" ON "family_invitations" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_invitations_code_idx" ON "family_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "family_invitations_expires_idx" ON "family_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "family_links_pair_idx" ON "family_links" USING btree ("guardian_id","student_id");--> statement-breakpoint
CREATE INDEX "family_links_student_idx" ON "family_links" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("users"."role" in ('student', 'guardian', 'advisor', 'admin'));