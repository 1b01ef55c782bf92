ALTER TABLE "advisor_views" VALIDATE CONSTRAINT "advisor_views_what_check";
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
ALTER TABLE "advisor_group_students" ADD CONSTRAINT "advisor_group_students_group_id_advisor_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."advisor_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_group_students" ADD CONSTRAINT "advisor_group_students_link_id_advisor_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."advisor_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_groups" ADD CONSTRAINT "advisor_groups_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisor_group_students_link_idx" ON "advisor_group_students" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "advisor_groups_advisor_idx" ON "advisor_groups" USING btree ("advisor_id");