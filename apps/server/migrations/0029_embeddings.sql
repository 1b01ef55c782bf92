CREATE TABLE "navigator_embeddings" (
	"model" text NOT NULL,
	"passage_id" text NOT NULL,
	"hash" text NOT NULL,
	"vector" real[] NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "navigator_embeddings_model_passage_id_pk" PRIMARY KEY("model","passage_id")
);
--> statement-breakpoint
ALTER TABLE "navigator_agreements" ALTER COLUMN "model" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "navigator_agreements" ALTER COLUMN "host" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "navigator_agreements" ADD COLUMN "embedding_model" text;--> statement-breakpoint
ALTER TABLE "navigator_agreements" ADD COLUMN "embedding_host" text;