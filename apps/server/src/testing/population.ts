import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'

type Size = {
  students: number
  /** How many students each advisor has; the last advisor may have fewer. */
  perAdvisor: number
  /** Rows per student; every school has a deadline and two checklist items. */
  schools?: number
  essays?: number
  tasks?: number
  notifications?: number
  /** Recommenders per student, none by default. Their names are not encrypted and cannot be read. */
  recommenders?: number
}

/**
 * Creates students with lists, checklists, essays, tasks, weeks, notifications and advisors, all in SQL: a
 * hundred thousand in half a minute, a million in several. Student n is `student-n@population.example`, and
 * the advisor of the first students is `advisor-0@population.example`. If the database has a catalog, the
 * lists contain schools from it. On a server, the database user must be a superuser.
 */
export async function populate(db: Database, size: Size): Promise<void> {
  const waiting = Object.entries(rowsOf(size))
  const fillNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await fill(db, ...next)
  }
  await Promise.all(Array.from({ length: tablesAtOnce }, fillNext))
  // The state of a database whose rows have been there for a while: counts can then use an index only.
  await db.execute(sql`vacuum (analyze)`)
}

const tablesAtOnce = 2
/** One in this many schools on the lists is added by hand. */
const ownEvery = 50

/** Fills a table and then builds its indexes; updating them row by row would take most of the time. */
async function fill(db: Database, table: string, rows: readonly SQL[]): Promise<void> {
  await db.transaction(async (tx) => {
    // The references are correct by construction; checking them would take longer than inserting the rows.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    await tx.execute(sql`update pg_index set indisready = false where indrelid = ${table}::regclass`)
    for (const some of rows) await tx.execute(some)
    await tx.execute(sql`reindex table ${sql.raw(table)}`)
  })
}

/** Returns the statements that fill each table, largest first. */
function rowsOf({ students, perAdvisor, ...each }: Size): Record<string, SQL[]> {
  const { schools = 10, essays = 5, tasks = 3, notifications = 5, recommenders = 0 } = each
  return {
    checklist_items: [
      sql`
      insert into checklist_items (entry_id, kind, label, done, due_on, position)
      select ${idOf('entry', sql`n / 2`)}, 'essays', 'Item ' || n, n % 3 = 0,
        case when n % 4 = 0 then current_date + (n % 60)::int end, (n % 2)::int
      from ${numbers(students * schools * 2)}`,
    ],
    list_entries: [
      sql`
      with catalog as (select id, row_number() over (order by id) - 1 as place from schools)
      insert into list_entries (id, user_id, school_id, name, plan, deadline, deadline_state, status, created_at, updated_at)
      select ${idOf('entry')}, ${idOf('student', sql`n / ${schools}::int`)}, catalog.id,
        case when catalog.id is null then 'School ' || n end, 'regular', current_date - 20 + (n * 7 % 90)::int, 'own',
        case n % 4 when 0 then 'Not Started' when 1 then 'In Progress' when 2 then 'Submitted' else 'Accepted' end,
        now() - (hashint4(n) & 1048575) * interval '3 seconds', now() - (n % 700) * interval '1 hour'
      from ${numbers(students * schools)}
      left join catalog on n % ${ownEvery}::int > 0 and catalog.place = (n / ${schools}::int * 31 + n % ${schools}::int * 97) % greatest((select count(*) from schools), 1)`,
    ],
    essays: [
      sql`
      insert into essays (id, user_id, entry_id, prompt_name, word_limit, deadline, status, content, words, created_at, updated_at)
      select ${idOf('essay')}, ${idOf('student', sql`n / ${essays}::int`)}, null, 'Prompt ' || n, 650,
        current_date - 10 + (n * 3 % 60)::int, case n % 3 when 0 then 'drafting' when 1 then 'reviewing' else 'complete' end,
        'A few words', 3, now(), now() - (n % 500) * interval '1 hour'
      from ${numbers(students * essays)}`,
    ],
    recommender_letters: [
      sql`
      insert into recommender_letters (recommender_id, entry_id, sent_on)
      select ${idOf('recommender', sql`n / ${schools}::int * ${recommenders}::int + n % ${recommenders}::int`)}, ${idOf('entry')},
        case when n % 3 = 0 then current_date - 5 end
      from ${numbers(recommenders === 0 ? 0 : students * schools)}`,
    ],
    recommenders: [
      sql`
      insert into recommenders (id, user_id, name, kind, known_from, state, note, thanked)
      select ${idOf('recommender')}, ${idOf('student', sql`n / ${recommenders}::int`)}, 'Recommender ' || n, 'teacher', '',
        case n % 5 when 0 then 'planned' when 1 then 'declined' else 'agreed' end, '', false
      from ${numbers(students * recommenders)}`,
    ],
    notifications: [
      sql`
      insert into notifications (user_id, type, title, message, is_read)
      select ${idOf('student', sql`n / ${notifications}::int`)}, 'system', 'Notice ' || n, 'Something happened', n % 2 = 0
      from ${numbers(students * notifications)}`,
    ],
    week_tasks: [
      sql`
      insert into week_tasks (id, week_id, position, text, done_at)
      select gen_random_uuid(), ${idOf('week', sql`n / ${tasks}::int`)}, (n % ${tasks}::int)::int, 'To do ' || n,
        case when n % 3 = 0 then now() end
      from ${numbers(students * tasks)}`,
    ],
    tasks: [
      sql`
      insert into tasks (advisor_id, student_id, title, due_on, status, completed_at)
      select ${idOf('advisor', sql`n / ${tasks}::int / ${perAdvisor}::int`)}, ${idOf('student', sql`n / ${tasks}::int`)}, 'Task ' || n,
        current_date - 5 + (n % 40)::int, case when n % 3 = 0 then 'completed' else 'pending' end,
        case when n % 3 = 0 then now() - interval '2 days' end
      from ${numbers(students * tasks)}`,
    ],
    users: [
      sql`
      insert into users (id, role, full_name, email, student_id, time_zone, created_at, email_confirmed_at, user_metadata)
      select ${idOf('student')}, 'student', 'Student ' || n, 'student-' || n || '@population.example',
        'P-' || lpad(n::text, 7, '0'), (array['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[1 + n % 4],
        now() - interval '60 days' - n % 100000 * interval '1 minute', now(), '{}'
      from ${numbers(students)}`,
      sql`
      insert into users (id, role, full_name, email, email_confirmed_at, advisor_approved_at)
      select ${idOf('advisor')}, 'advisor', 'Advisor ' || n, 'advisor-' || n || '@population.example', now(), now()
      from ${numbers(Math.ceil(students / perAdvisor))}`,
    ],
    shared_essays: [
      sql`
      insert into shared_essays (link_id, essay_id, created_at)
      select ${idOf('link', sql`n / ${essays}::int`)}, ${idOf('essay')}, now()
      from ${numbers(students * essays)} where n % 3 = 0`,
    ],
    essay_reads: [
      sql`
      insert into essay_reads (link_id, essay_id, asked_at, state, at, read_version)
      select ${idOf('link', sql`n / ${essays}::int`)}, ${idOf('essay')},
        case when n % 6 = 0 then now() - n % 900 * interval '1 minute' end, case when n % 6 = 0 then 'asked' else 'commented' end,
        now(), n % 4
      from ${numbers(students * essays)} where n % 3 = 0 and n % 5 > 0`,
    ],
    advisor_links: [
      sql`
      insert into advisor_links (id, advisor_id, student_id, list, profile, test_scores, weeks, letters, created_at)
      select ${idOf('link')}, ${idOf('advisor', sql`n / ${perAdvisor}::int`)}, ${idOf('student')},
        n % 10 <> 3, true, true, n % 5 <> 4, n % 4 <> 1, now() - interval '60 days'
      from ${numbers(students)}`,
    ],
    weeks: [
      sql`
      insert into weeks (id, user_id, week_start_date, week_goal)
      select ${idOf('week')}, ${idOf('student')}, date_trunc('week', current_date)::date, 'A goal'
      from ${numbers(students)}`,
    ],
    audit_log: [
      sql`
      insert into audit_log (at, actor_id, action, target_id, address, user_agent)
      select now() - n % 80 * interval '1 day' - n * interval '1 microsecond', ${idOf('student')}, 'login',
        ${idOf('student')}, '192.0.2.1', 'population'
      from ${numbers(students)}`,
    ],
    sessions: [
      sql`
      insert into sessions (user_id, methods, refresh_salt, created_at, refreshed_at)
      select ${idOf('student')}, '[]', '', now() - n % 20 * interval '1 day', now() - n % 20 * interval '1 day'
      from ${numbers(students)}`,
    ],
    notification_preferences: [
      sql`
      insert into notification_preferences (user_id, type, in_app, by_mail)
      select ${idOf('student')}, 'application-reminder', true, true from ${numbers(students)} where n % 10 = 0`,
    ],
    student_changes: [
      sql`insert into student_changes (student_id) select ${idOf('student')} from ${numbers(students)}`,
    ],
    profiles: [
      sql`
      insert into profiles (user_id, high_school, gpa_unweighted, sat_act_score)
      select ${idOf('student')}, 'Population High School', 3.5, '1390'
      from ${numbers(students)}`,
    ],
  }
}

function numbers(count: number) {
  return sql`generate_series(0, ${count - 1}::int) as n`
}

/**
 * Returns the same id, shaped like a random UUID, for the same kind and number, so that rows can refer to
 * each other without a lookup.
 */
function idOf(kind: string, number = sql`n`) {
  const hash = sql`md5(${sql.raw(`'${kind}-'`)} || (${number}))`
  return sql`overlay(overlay(${hash} placing '4' from 13) placing '8' from 17)::uuid`
}
