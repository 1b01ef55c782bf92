CREATE TABLE "essay_reads" (
	"link_id" uuid NOT NULL,
	"essay_id" uuid NOT NULL,
	"asked_at" timestamp with time zone,
	"by_on" date,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_version" integer,
	CONSTRAINT "essay_reads_link_id_essay_id_pk" PRIMARY KEY("link_id","essay_id"),
	CONSTRAINT "essay_reads_state_check" CHECK ("essay_reads"."state" in ('asked', 'opened', 'commented', 'nothing')),
	CONSTRAINT "essay_reads_asked_check" CHECK (("essay_reads"."asked_at" is not null) = ("essay_reads"."state" in ('asked', 'opened'))),
	CONSTRAINT "essay_reads_by_on_check" CHECK ("essay_reads"."by_on" between '2000-01-01' and '2100-12-31')
);
--> statement-breakpoint
ALTER TABLE "essay_reads" ADD CONSTRAINT "essay_reads_shared_fk" FOREIGN KEY ("link_id","essay_id") REFERENCES "public"."shared_essays"("link_id","essay_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "essay_reads_asked_idx" ON "essay_reads" USING btree ("link_id","asked_at") WHERE "essay_reads"."asked_at" is not null;