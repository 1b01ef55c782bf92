CREATE TABLE "school_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_settings_id_check" CHECK ("school_settings"."id" = 1),
	CONSTRAINT "school_settings_name_check" CHECK (char_length("school_settings"."name") between 1 and 120)
);
