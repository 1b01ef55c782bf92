CREATE TABLE "advisor_covers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"advisor_id" uuid NOT NULL,
	"colleague_id" uuid NOT NULL,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advisor_covers_days_check" CHECK ("advisor_covers"."until" >= "advisor_covers"."from"),
	CONSTRAINT "advisor_covers_self_check" CHECK ("advisor_covers"."advisor_id" <> "advisor_covers"."colleague_id")
);
--> statement-breakpoint
ALTER TABLE "advisor_views" ADD COLUMN "covers_id" uuid;--> statement-breakpoint
ALTER TABLE "advisor_covers" ADD CONSTRAINT "advisor_covers_advisor_id_users_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advisor_covers" ADD CONSTRAINT "advisor_covers_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advisor_covers_open_idx" ON "advisor_covers" USING btree ("advisor_id") WHERE "advisor_covers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "advisor_covers_advisor_idx" ON "advisor_covers" USING btree ("advisor_id");--> statement-breakpoint
CREATE INDEX "advisor_covers_colleague_idx" ON "advisor_covers" USING btree ("colleague_id");--> statement-breakpoint
ALTER TABLE "advisor_views" ADD CONSTRAINT "advisor_views_covers_id_users_id_fk" FOREIGN KEY ("covers_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advisor_views_covers_idx" ON "advisor_views" USING btree ("covers_id") WHERE "advisor_views"."covers_id" is not null;