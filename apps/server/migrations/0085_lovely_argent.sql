CREATE TABLE "message_readers" (
	"thread_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mail_at" timestamp with time zone,
	CONSTRAINT "message_readers_thread_id_link_id_pk" PRIMARY KEY("thread_id","link_id")
);
--> statement-breakpoint
ALTER TABLE "message_readers" ADD CONSTRAINT "message_readers_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_readers" ADD CONSTRAINT "message_readers_link_id_family_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."family_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_readers_link_idx" ON "message_readers" USING btree ("link_id");