CREATE TABLE "navigator_agreements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"host" text NOT NULL,
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
ALTER TABLE "navigator_agreements" ADD CONSTRAINT "navigator_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigator_conversations" ADD CONSTRAINT "navigator_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigator_messages" ADD CONSTRAINT "navigator_messages_conversation_id_navigator_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."navigator_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigator_usage" ADD CONSTRAINT "navigator_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "navigator_conversations_user_id_idx" ON "navigator_conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "navigator_messages_conversation_id_idx" ON "navigator_messages" USING btree ("conversation_id","position");