import { broken, Failure } from '@bearings/domain/failure'
import { ruleAgainstHiding } from '@bearings/domain/library/answers/editions/rules'
import type {
  AnswerChanges,
  AnswerEdition,
  AnswerLine,
  NewAnswer,
} from '@bearings/domain/library/answers/editions/schema'
import { AnswerWords } from '@bearings/domain/library/answers/schema'
import { slugOf } from '@bearings/domain/library/editions/rules'
import type { BasedOn } from '@bearings/domain/library/editions/schema'
import { mostOf } from '@bearings/domain/library/options'
import type { Database } from '#database/open.ts'
import { type AuditEntry, audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { AnswerCard } from '../content/answers.ts'
import { library } from '../content/library.ts'
import { faultsInAnswer } from './faults.ts'
import { editedAnswers } from './readable.ts'
import * as store from './store.ts'

type Slug = { slug: string }
type Saved = Slug & BasedOn
type Action = Extract<AuditEntry['action'], `answer_${string}`>

export async function list({ db }: SignedInContext): Promise<AnswerLine[]> {
  const [{ answers }, rows] = await Promise.all([library(), store.all(db)])
  const shipped = new Set(answers.map(({ slug }) => slug))
  return editedAnswers(answers, rows).map(({ card, row }) => ({
    slug: card.slug,
    topic: card.topic,
    question: card.question,
    certainty: card.certainty,
    checked: card.checked,
    ...standingOf(row, shipped.has(card.slug)),
  }))
}

export async function read({ db, actor }: SignedInContext, { slug }: Slug): Promise<AnswerEdition> {
  const [row, shipped] = await Promise.all([store.find(db, actor, slug), shippedAt(slug)])
  return present(slug, row, shipped)
}

/** Adds a card, whose address is made from its question. */
export async function add(context: SignedInContext, words: NewAnswer): Promise<AnswerEdition> {
  const { answers } = await library()
  if (!answers.some(({ topic }) => topic === words.topic)) throw refused('topic', 'Choose one of the topics.')
  const shipped = new Set(answers.map(({ slug }) => slug))
  return writing(context, 'answer_added', async (tx) => {
    const rows = await store.all(tx)
    if (rows.filter(({ slug }) => !shipped.has(slug)).length >= mostOf.ownAnswers)
      throw broken('answers-full')
    const taken = new Set([...shipped, ...rows.map(({ slug }) => slug)])
    const slug = freeSlug(slugOf(words.question) || 'question', taken)
    return change(tx, context, { slug, basedOn: 0 }, words)
  })
}

/** Saves a card, which everybody reads at once. */
export async function save(
  context: SignedInContext,
  { slug, basedOn, ...words }: Slug & AnswerChanges,
): Promise<AnswerEdition> {
  const shipped = await shippedAt(slug)
  if (basedOn === 0 && !shipped) throw new Failure('NOT_FOUND')
  return writing(context, 'answer_changed', (tx) =>
    change(tx, context, { slug, basedOn }, { ...words, topic: shipped?.topic ?? words.topic }),
  )
}

export async function hide(context: SignedInContext, saved: Saved): Promise<AnswerEdition> {
  const shipped = await shippedAt(saved.slug)
  const rule = ruleAgainstHiding(shipped)
  if (rule) throw broken(rule)
  if (saved.basedOn === 0 && !shipped) throw new Failure('NOT_FOUND')
  return writing(context, 'answer_hidden', (tx) => store.change(tx, context.actor, saved, { isHidden: true }))
}

/** Shows a hidden card again. Nothing is left of an edition that did nothing else. */
export async function show(context: SignedInContext, saved: Saved): Promise<AnswerEdition> {
  const { actor } = context
  const shipped = await shippedAt(saved.slug)
  return writing(context, 'answer_shown', async (tx) => {
    const row = await store.find(tx, actor, saved.slug)
    const words = row?.words ?? shipped
    // Another card may have taken its ways to ask while it was hidden.
    if (words) await refuseFaults(tx, context, saved.slug, words)
    if (row?.words) return store.change(tx, actor, saved, { isHidden: false })
    return store.remove(tx, actor, saved)
  })
}

/** Restores the text of the file, or deletes a card that was written here. */
export async function remove(context: SignedInContext, saved: Saved): Promise<undefined> {
  const shipped = await shippedAt(saved.slug)
  const action = shipped ? 'answer_shipped_text_restored' : 'answer_deleted'
  await written(context, action, async (tx) => {
    if (shipped) await refuseFaults(tx, context, saved.slug, shipped)
    return store.remove(tx, context.actor, saved)
  })
}

async function change(tx: Database, context: SignedInContext, saved: Saved, words: NewAnswer) {
  await refuseFaults(tx, context, saved.slug, words)
  return store.change(tx, context.actor, saved, {
    words: AnswerWords.parse(words),
    updatedAt: context.now(),
  })
}

async function refuseFaults(
  tx: Database,
  context: SignedInContext,
  slug: string,
  words: Parameters<typeof faultsInAnswer>[2],
): Promise<void> {
  const fields = await faultsInAnswer({ ...context, db: tx }, slug, words)
  if (fields.length > 0) throw new Failure('INVALID_INPUT', { fields })
}

type Write = (tx: Database) => Promise<Slug | undefined>

async function writing(context: SignedInContext, action: Action, write: Write): Promise<AnswerEdition> {
  return read(context, await written(context, action, write))
}

/** Writes what is still as it was read, and that it was written, while no other admin writes a card. */
async function written(context: SignedInContext, action: Action, write: Write): Promise<Slug> {
  const { db, actor, now, origin } = context
  return db.transaction(async (tx) => {
    await store.lock(tx)
    const done = await write(tx)
    if (!done) throw broken('answer-saved-elsewhere')
    const { userId: actorId, sessionId } = actor
    await audit(tx, { at: now(), action, actorId, sessionId, origin, detail: { answer: done.slug } })
    return done
  })
}

/** @throws {Failure} NOT_FOUND */
function present(slug: string, row: store.AnswerRow | undefined, shipped: AnswerCard | null): AnswerEdition {
  const found = row?.words ?? shipped
  if (!found) throw new Failure('NOT_FOUND')
  const { slug: _, ...words } = { slug, ...found }
  return {
    slug,
    ...standingOf(row, shipped !== null),
    revision: row?.revision ?? 0,
    words: { ...words, topic: shipped?.topic ?? words.topic },
  }
}

function standingOf(row: store.AnswerRow | undefined, isShipped: boolean) {
  return { isShipped, isChanged: Boolean(row?.words), isHidden: row?.isHidden ?? false }
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted
  for (let number = 2; taken.has(slug); number++) slug = `${wanted.slice(0, 95)}-${number}`
  return slug
}

function refused(path: string, message: string): Failure {
  return new Failure('INVALID_INPUT', { fields: [{ path, message }] })
}

async function shippedAt(slug: string): Promise<AnswerCard | null> {
  return (await library()).answers.find((answer) => answer.slug === slug) ?? null
}
