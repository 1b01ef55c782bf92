import type { Actor } from '@bearings/domain/actor'
import type { EditionFilter } from '@bearings/domain/library/editions/options'
import type { ArticleWords } from '@bearings/domain/library/editions/schema'
import { and, eq, gt, ilike, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { containsPattern } from '#database/sql.ts'
import { articleEditions as editions } from '#database/tables/article-editions.ts'

export type EditionRow = typeof editions.$inferSelect
export type PublishedWords = NonNullable<EditionRow['published']>

/** In the order of character codes and not of a language, as JavaScript sorts the merged pages. */
const bySlug = sql`${editions.slug} collate "C"`
const title = sql<string>`${editions.words} ->> 'title'`

type Query = { q: string; show: EditionFilter; after?: string | undefined; rows: number }

/** Selects a page of the editions, in slug order. `after` is the last slug of the page before. */
export function page(db: Database, actor: Actor, { q, show, after, rows }: Query) {
  return db
    .select({
      slug: editions.slug,
      state: editions.state,
      title,
      category: sql<ArticleWords['category']>`${editions.words} ->> 'category'`,
      isChanged: sql<boolean>`${isChanged}`,
      updatedAt: editions.updatedAt,
    })
    .from(editions)
    .where(
      and(
        visibleTo(actor),
        conditions[show],
        q === '' ? undefined : or(ilike(title, containsPattern(q)), ilike(editions.slug, containsPattern(q))),
        after === undefined ? undefined : gt(bySlug, after),
      ),
    )
    .orderBy(bySlug)
    .limit(rows)
}

const isChanged = sql`(${editions.state} <> 'published' or ${editions.revision} <> ${editions.publishedRevision})`
const conditions: Record<EditionFilter, SQL | undefined> = {
  all: undefined,
  drafts: isChanged,
  published: eq(editions.state, 'published'),
}

export async function editedAmong(db: Database, actor: Actor, slugs: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ slug: editions.slug })
    .from(editions)
    .where(and(visibleTo(actor), inArray(editions.slug, slugs)))
  return new Set(rows.map(({ slug }) => slug))
}

export async function find(db: Database, actor: Actor, slug: string): Promise<EditionRow | undefined> {
  const [row] = await db
    .select()
    .from(editions)
    .where(and(visibleTo(actor), eq(editions.slug, slug)))
  return row
}

/** Returns `undefined` if the slug already has an edition. */
export async function insert(
  tx: Database,
  row: typeof editions.$inferInsert,
): Promise<EditionRow | undefined> {
  const [added] = await tx.insert(editions).values(row).onConflictDoNothing().returning()
  return added
}

/** The columns of an edition that is no longer published. */
export const withdrawn = { published: null, publishedRevision: null, publicationId: null }

/** Changes the edition that is at revision `basedOn`. Returns `undefined` if it is at another by now. */
export async function change(
  tx: Database,
  actor: Actor,
  { slug, basedOn }: Saved,
  changes: Partial<EditionRow>,
) {
  const [row] = await tx.update(editions).set(changes).where(isAsSaved(actor, { slug, basedOn })).returning()
  return row
}

/**
 * Deletes the edition that is at this revision, and returns whether there was one. A published one is deleted
 * only if a shipped text takes its place.
 */
export async function remove(
  tx: Database,
  actor: Actor,
  { isShipped, ...saved }: Saved & { isShipped: boolean },
): Promise<boolean> {
  const mayGo = isShipped ? undefined : ne(editions.state, 'published')
  const rows = await tx
    .delete(editions)
    .where(and(isAsSaved(actor, saved), mayGo))
    .returning({ slug: editions.slug })
  return rows.length > 0
}

type Saved = { slug: string; basedOn: number }

function isAsSaved(actor: Actor, { slug, basedOn }: Saved): SQL {
  return and(visibleTo(actor), eq(editions.slug, slug), eq(editions.revision, basedOn))!
}

/**
 * Returns every edition that is not a draft, with its publication. That is `null` for an unpublished one,
 * which hides the shipped article with its slug.
 */
export function currentEditions(db: Database) {
  return db
    .select({ slug: editions.slug, publicationId: editions.publicationId })
    .from(editions)
    .where(ne(editions.state, 'draft'))
    .orderBy(bySlug)
}

export async function publications(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: editions.publicationId, slug: editions.slug, words: editions.published })
    .from(editions)
    .where(and(inArray(editions.publicationId, ids), isNotNull(editions.published)))
  return rows.flatMap(({ id, slug, words }) => (id && words ? [{ id, slug, words }] : []))
}

/** Admins see all editions. Everybody reads what is published, by `currentEditions` and `publications`. */
function visibleTo({ role }: Actor): SQL {
  return role === 'admin' ? sql`true` : sql`false`
}
