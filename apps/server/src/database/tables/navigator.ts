import { minds, speakers } from '@bearings/domain/navigator/options'
import type { Proposal, Sent, Source } from '@bearings/domain/navigator/schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf, sealed, timestamps } from '../columns.ts'
import { users } from './users.ts'

/** A student's conversations with the navigator, visible only to them. */
export const navigatorConversations = pgTable(
  'navigator_conversations',
  {
    id: uuid().primaryKey(),
    userId: deletedWith(() => users.id),
    title: sealed().notNull(),
    ...timestamps,
  },
  (table) => [index('navigator_conversations_user_id_idx').on(table.userId, table.updatedAt)],
)

/** Additional parts of an answer. */
export type MessageExtras = {
  sources: Source[]
  proposals: Proposal[]
  used: string | null
  sent: Sent | null
  searched: Sent | null
}

export const navigatorMessages = pgTable(
  'navigator_messages',
  {
    id: uuid().primaryKey(),
    conversationId: deletedWith(() => navigatorConversations.id),
    /** Ascending within the conversation. */
    position: integer().notNull(),
    role: text({ enum: speakers }).notNull(),
    content: sealed().notNull(),
    mind: text({ enum: minds }).notNull(),
    /** `Beside` as JSON: it names colleges and essays of the student, so it is sealed as well. */
    beside: sealed().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('navigator_messages_conversation_id_idx').on(table.conversationId, table.position),
    check('navigator_messages_role_check', isOneOf(table.role, speakers)),
    check('navigator_messages_mind_check', isOneOf(table.mind, minds)),
  ],
)

/**
 * Which models a student has agreed to, for answering and for finding texts by meaning. A different model or
 * host requires new consent.
 */
export const navigatorAgreements = pgTable('navigator_agreements', {
  userId: deletedWith(() => users.id).primaryKey(),
  model: text(),
  host: text(),
  embeddingModel: text(),
  embeddingHost: text(),
  agreedAt: instant().notNull(),
})

/** The embedding vector of a library passage, from one model. */
export const navigatorEmbeddings = pgTable(
  'navigator_embeddings',
  {
    model: text().notNull(),
    passageId: text().notNull(),
    /** SHA-256 of the text that was embedded. */
    hash: text().notNull(),
    /** Normalized to length 1. */
    vector: real().array().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.model, table.passageId] })],
)

/** Tokens that a model read and wrote for a person on one UTC day. */
export const navigatorUsage = pgTable(
  'navigator_usage',
  {
    userId: deletedWith(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    tokens: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Whether an admin has the navigator switched on: one row, once an admin has used the switch. */
export const navigatorSwitch = pgTable(
  'navigator_switch',
  { id: integer().primaryKey(), switchedOn: boolean().notNull(), ...timestamps },
  (table) => [check('navigator_switch_id_check', sql`${table.id} = 1`)],
)
