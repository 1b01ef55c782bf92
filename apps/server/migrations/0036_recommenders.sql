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
ALTER TABLE "recommender_letters" ADD CONSTRAINT "recommender_letters_recommender_id_recommenders_id_fk" FOREIGN KEY ("recommender_id") REFERENCES "public"."recommenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommender_letters" ADD CONSTRAINT "recommender_letters_entry_id_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommenders" ADD CONSTRAINT "recommenders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommender_letters_entry_idx" ON "recommender_letters" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "recommenders_user_idx" ON "recommenders" USING btree ("user_id","created_at","id");