-- New names lose these characters when they are stored; so do the earlier ones. One that would then be empty, or
-- the same as another that must differ, stays as it is.
DO $$
DECLARE
	controls constant text = U&'\202A\202B\202C\202D\202E\2066\2067\2068\2069';
	place text[];
	found tid;
BEGIN
	FOREACH place SLICE 1 IN ARRAY ARRAY[
		['users', 'full_name'], ['former_advisors', 'name'], ['advisor_invites', 'name'], ['factors', 'name'],
		['tasks', 'title'], ['deleted_tasks', 'title'], ['task_templates', 'name'], ['task_template_items', 'title'],
		['list_entries', 'name'], ['list_entries', 'location'], ['list_entries', 'major'], ['checklist_items', 'label'],
		['documents', 'name'], ['essay_versions', 'name'], ['saved_searches', 'name'], ['week_tasks', 'text'],
		['scholarships', 'name'], ['scholarships', 'sponsor'], ['profiles', 'high_school'], ['schools', 'name'],
		['schools', 'city'], ['notifications', 'title']
	] LOOP
		FOR found IN EXECUTE format('SELECT ctid FROM %I WHERE %2$I <> translate(%2$I, $1, '''')', place[1], place[2])
			USING controls
		LOOP
			BEGIN
				EXECUTE format('UPDATE %I SET %2$I = btrim(translate(%2$I, $1, '''')) WHERE ctid = $2 AND btrim(translate(%2$I, $1, '''')) <> ''''', place[1], place[2])
				USING controls, found;
			EXCEPTION WHEN unique_violation THEN NULL;
			END;
		END LOOP;
	END LOOP;
END $$;
