import { type SQL, sql } from 'drizzle-orm'
import { latestMigration, newestMigration, tablesEverMade } from '../migrate.ts'
import type { Database } from '../open.ts'
import { rowsOf } from '../sql.ts'

/** Returns the names of our tables except `migrations`, each after the tables it refers to. */
export async function tablesOf(tx: Database): Promise<string[]> {
  const others = await tablesOfOthers(tx)
  const tables = (await references(tx)).filter(({ name }) => !others.includes(name))
  const ordered: string[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, refersTo }) => !ordered.includes(name) && refersTo.every((other) => ordered.includes(other)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...next.map(({ name }) => name))
  }
  return ordered
}

/** Returns the names of another program's tables. In a database of a newer version, they cannot be told from ours. */
export async function tablesOfOthers(tx: Database): Promise<string[]> {
  if ((await latestMigration(tx)) > newestMigration()) return []
  const ours = tablesEverMade()
  return (await references(tx)).flatMap(({ name }) => (ours.has(name) ? [] : name))
}

/** Returns all tables but `migrations` and those of extensions, with the others that each refers to. */
function references(tx: Database) {
  return rowsOf<{ name: string; refersTo: string[] }>(
    tx,
    sql`select c.relname as name,
               coalesce(json_agg(r.relname) filter (where r.relname is not null and r.relname <> c.relname), '[]') as "refersTo"
        from pg_class c
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
        left join pg_class r on r.oid = k.confrelid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
          and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
        group by c.relname
        order by c.relname`,
  )
}

/** For a table that refers to itself, returns the clause that puts rows without a reference first. */
export async function parentsFirst(tx: Database, table: string): Promise<SQL> {
  const [own] = await rowsOf<{ name: string }>(
    tx,
    sql`select a.attname as name
        from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and k.confrelid = k.conrelid and c.relname = ${table}
          and c.relnamespace = current_schema()::regnamespace`,
  )
  return own ? sql`order by ${sql.identifier(own.name)} nulls first` : sql``
}

/** Returns the signatures of the functions that migrations created, without those of extensions. */
export async function functionsOf(tx: Database): Promise<string[]> {
  const rows = await rowsOf<{ signature: string }>(
    tx,
    sql`select p.oid::regprocedure::text as signature
        from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return rows.map(({ signature }) => signature)
}
