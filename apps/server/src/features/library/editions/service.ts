import { randomUUID } from 'node:crypto'
import { broken, Failure, type RefusedField } from '@bearings/domain/failure'
import { ruleAgainstDeleting } from '@bearings/domain/library/editions/rules'
import {
  ArticleWords,
  type BasedOn,
  type Edition,
  type EditionChanges,
  EditionPreview,
  type EditionsPage,
  type EditionsQuery,
  type NewEdition,
} from '@bearings/domain/library/editions/schema'
import { todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { type AuditEntry, audit } from '#platform/audit.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { type ArticleText, library } from '../content/library.ts'
import { articleOf } from './articles.ts'
import { faultsIn } from './faults.ts'
import { linesOf } from './lines.ts'
import * as store from './store.ts'

type Slug = { slug: string }
type Action = Extract<AuditEntry['action'], `article_${string}`>

export async function list({ db, actor }: SignedInContext, query: EditionsQuery): Promise<EditionsPage> {
  const rows = await linesOf(db, actor, { ...query, rows: query.limit + 1 })
  const { page, next } = pageOf(rows, query.limit, ({ slug }) => slug)
  return { articles: page, next }
}

export async function read({ db, actor }: SignedInContext, { slug }: Slug): Promise<Edition> {
  const [row, shipped] = await Promise.all([store.find(db, actor, slug), shippedAt(slug)])
  if (row) return present(db, row, shipped)
  if (!shipped) throw new Failure('NOT_FOUND')
  const words = wordsOf(shipped)
  const untouched = {
    state: 'shipped',
    isShipped: true,
    revision: 0,
    isChanged: false,
    updatedAt: null,
  } as const
  return { slug, ...untouched, words, faults: await faultsIn(db, slug, words) }
}

export async function add(context: SignedInContext, { slug, ...words }: NewEdition): Promise<Edition> {
  if (await shippedAt(slug)) throw broken('article-address-taken')
  const row = { slug, words, createdAt: context.now(), updatedAt: context.now() }
  return writing(context, slug, 'article_added', (tx) => store.insert(tx, row), 'article-address-taken')
}

/** Saves an edition. Only admins can read it before it is published. */
export async function save(
  context: SignedInContext,
  { slug, basedOn, ...words }: Slug & EditionChanges,
): Promise<Edition> {
  const at = context.now()
  return changing(context, { slug, basedOn }, 'article_changed', {
    words,
    revision: basedOn + 1,
    updatedAt: at,
  })
}

/** Publishes an edition. It keeps the date it is published with, or else that of its shipped text. */
export async function publish(context: SignedInContext, { slug, basedOn }: Slug & BasedOn): Promise<Edition> {
  const { db, actor, now } = context
  const { row, shipped } = await asSaved(context, { slug, basedOn })
  refuse(await faultsIn(db, slug, row.words))
  const day = row.published?.published ?? shipped?.published ?? todayIn(actor.timeZone, now())
  return changing(context, { slug, basedOn }, 'article_published', {
    state: 'published',
    published: { ...row.words, published: day },
    publishedRevision: basedOn,
    publicationId: randomUUID(),
  })
}

export function unpublish(context: SignedInContext, { slug, basedOn }: Slug & BasedOn): Promise<Edition> {
  return changing(context, { slug, basedOn }, 'article_unpublished', {
    state: 'unpublished',
    ...store.withdrawn,
  })
}

/** Restores the shipped text, or deletes an unpublished article. */
export async function remove(context: SignedInContext, saved: Slug & BasedOn): Promise<undefined> {
  const { actor, now, origin, db } = context
  const { row, shipped } = await asSaved(context, saved)
  const rule = ruleAgainstDeleting({ state: row.state, isShipped: shipped !== null })
  if (rule) throw broken(rule)
  await db.transaction(async (tx) => {
    if (!(await store.remove(tx, actor, { ...saved, isShipped: shipped !== null })))
      throw broken('article-saved-elsewhere')
    const action = shipped ? 'article_shipped_text_restored' : 'article_deleted'
    const { userId: actorId, sessionId } = actor
    await audit(tx, { at: now(), action, actorId, sessionId, origin, detail: { article: saved.slug } })
  })
}

export async function preview({ db, actor, now }: SignedInContext, words: ArticleWords) {
  const published = todayIn(actor.timeZone, now())
  const article = articleOf('preview', { ...words, published })
  return EditionPreview.parse({ article, faults: await faultsIn(db, 'preview', words) })
}

/** Changes an edition still at revision `basedOn`, or creates the first edition of a shipped article. */
function changing(
  context: SignedInContext,
  { slug, basedOn }: Slug & BasedOn,
  action: Action,
  changes: Partial<store.EditionRow>,
): Promise<Edition> {
  const { actor, now } = context
  return writing(context, slug, action, async (tx) => {
    if (basedOn > 0) return store.change(tx, actor, { slug, basedOn }, changes)
    const shipped = await shippedAt(slug)
    if (!shipped) throw new Failure('NOT_FOUND')
    return store.insert(tx, { slug, words: wordsOf(shipped), createdAt: now(), updatedAt: now(), ...changes })
  })
}

async function writing(
  { db, actor, now, origin }: SignedInContext,
  slug: string,
  action: Action,
  write: (tx: Database) => Promise<store.EditionRow | undefined>,
  otherwise: 'article-saved-elsewhere' | 'article-address-taken' = 'article-saved-elsewhere',
): Promise<Edition> {
  const row = await db.transaction(async (tx) => {
    const written = await write(tx)
    if (!written && otherwise === 'article-saved-elsewhere' && !(await store.find(tx, actor, slug)))
      throw new Failure('NOT_FOUND')
    if (!written) throw broken(otherwise)
    const { userId: actorId, sessionId } = actor
    await audit(tx, { at: now(), action, actorId, sessionId, origin, detail: { article: slug } })
    return written
  })
  return present(db, row, await shippedAt(slug))
}

/** Returns an edition that is still at the revision that the caller read. */
async function asSaved({ db, actor }: SignedInContext, { slug, basedOn }: Slug & BasedOn) {
  const [row, shipped] = await Promise.all([store.find(db, actor, slug), shippedAt(slug)])
  if (!row) throw new Failure('NOT_FOUND')
  if (row.revision !== basedOn) throw broken('article-saved-elsewhere')
  return { row, shipped }
}

function refuse(fields: RefusedField[]): void {
  if (fields.length > 0) throw new Failure('INVALID_INPUT', { fields })
}

async function present(db: Database, row: store.EditionRow, shipped: ArticleText | null): Promise<Edition> {
  const { slug, state, revision, words, publishedRevision, updatedAt } = row
  return {
    slug,
    state,
    isShipped: shipped !== null,
    revision,
    words,
    isChanged: state !== 'published' || revision !== publishedRevision,
    faults: await faultsIn(db, slug, words),
    updatedAt: updatedAt.toISOString(),
  }
}

async function shippedAt(slug: string): Promise<ArticleText | null> {
  return (await library()).articles.find((article) => article.slug === slug) ?? null
}

/** Returns the words that somebody wrote, without what is computed from them. */
function wordsOf(shipped: ArticleText): ArticleWords {
  return ArticleWords.parse(shipped)
}
