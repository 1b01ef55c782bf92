import { type MoveState, moveStates } from '@bearings/domain/advising/moves/options'
import { linkKinds, type LinkKind } from '@bearings/domain/advising/options'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf, timestamps } from '../columns.ts'
import { advisorLinks } from './advising.ts'
import { users } from './users.ts'

const advisorId = () => deletedWith(() => users.id)

/** The hand-over of the students whom the school assigned to one advisor to another. */
export const caseloadMoves = pgTable(
  'caseload_moves',
  {
    id: uuid().primaryKey().defaultRandom(),
    fromAdvisorId: advisorId(),
    toAdvisorId: advisorId(),
    /** The admin or the advisor who leaves, for as long as there is the account. */
    askedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    students: integer().notNull(),
    state: text().$type<MoveState>().notNull().default('accepted'),
    at: instant().notNull(),
    /** The notes, tasks and entries on lists with labels that went over, so that no others are given back. */
    work: uuid().array().notNull().default([]),
    ...timestamps,
  },
  (table) => [
    // An advisor's students are handed over once at a time, even if two admins ask at once.
    uniqueIndex('caseload_moves_under_way_idx')
      .on(table.fromAdvisorId)
      .where(sql`${table.state} = 'accepted'`),
    uniqueIndex('caseload_moves_proposed_idx')
      .on(table.fromAdvisorId)
      .where(sql`${table.state} = 'proposed'`),
    index('caseload_moves_from_idx').on(table.fromAdvisorId, table.at),
    index('caseload_moves_to_idx').on(table.toAdvisorId),
    index('caseload_moves_asked_by_idx').on(table.askedById),
    check('caseload_moves_state_check', isOneOf(table.state, moveStates)),
  ],
)

/** One student of a hand-over: the link that ends, and the one that takes its place. */
export const caseloadMoveLinks = pgTable(
  'caseload_move_links',
  {
    moveId: deletedWith(() => caseloadMoves.id),
    oldLinkId: deletedWith(() => advisorLinks.id),
    /** Absent until it is this student's turn, so that an interrupted hand-over continues where it was. */
    newLinkId: uuid().references(() => advisorLinks.id, { onDelete: 'set null' }),
    /** What kind the new advisor's own link had before, where there was one other than to stand in. */
    kindBefore: text().$type<LinkKind>(),
  },
  (table) => [
    primaryKey({ columns: [table.moveId, table.oldLinkId] }),
    index('caseload_move_links_old_idx').on(table.oldLinkId),
    index('caseload_move_links_new_idx').on(table.newLinkId),
    check('caseload_move_links_kind_before_check', isOneOf(table.kindBefore, linkKinds)),
  ],
)
