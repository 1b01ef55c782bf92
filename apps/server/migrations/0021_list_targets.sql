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
ALTER TABLE "list_targets" ADD CONSTRAINT "list_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;