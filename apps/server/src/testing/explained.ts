import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { openServer } from '../database/open.ts'
import { openVault } from '../database/vault/vault.ts'
import { onServer, openTestDatabase } from './open-test-database.ts'
import { testWrappingKeys } from './wrapping-keys.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

/** A statement and its plan as the server ran it. */
export type Explained = { query: string; plan: Plan }

/** Opens a PostgreSQL database that reports the plan of every statement run on it from now on. */
export async function openExplained(snapshot: string) {
  const { db, close } = await openTestDatabase(snapshot)
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: [{ name: string }]
  }
  const [{ name }] = rows
  await onServer(`alter database ${name} set session_preload_libraries = 'auto_explain'`)
  await onServer(`alter database ${name} set auto_explain.log_min_duration = 0`)
  await onServer(`alter database ${name} set auto_explain.log_level = 'notice'`)
  await onServer(`alter database ${name} set auto_explain.log_format = 'json'`)

  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  // Creating a hundred thousand students takes longer than the usual statement timeout.
  const opened = await openServer(url.href, { patience: 120_000 })
  await openVault(opened.db, testWrappingKeys)
  const explained: Explained[] = []
  const known = new WeakSet<pg.PoolClient>()
  opened.pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    client.on('notice', ({ message }) => {
      const at = message?.indexOf('{') ?? -1
      if (!message?.startsWith('duration:') || at < 0) return
      const { 'Query Text': query, Plan: plan } = JSON.parse(message.slice(at)) as {
        'Query Text': string
        Plan: Plan
      }
      explained.push({ query, plan })
    })
  })
  return {
    ...opened,
    /** Returns the statements since the last call. */
    take: () => explained.splice(0),
    close: async () => {
      await opened.close()
      await close()
    },
  }
}

/** Returns the tables that a plan reads in full. */
export function scanned({ plan }: Explained): string[] {
  const here = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []
  return [...here, ...(plan.Plans ?? []).flatMap((child) => scanned({ query: '', plan: child }))]
}

export function indexesOf({ plan }: Explained): string[] {
  const here = plan['Index Name'] ? [plan['Index Name']] : []
  return [...here, ...(plan.Plans ?? []).flatMap((child) => indexesOf({ query: '', plan: child }))]
}
