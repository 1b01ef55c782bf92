import type { Profile } from '@bearings/domain/library/schema'
import { storyStates } from '@bearings/domain/library/stories/options'
import type { StoryDraft, StoryState } from '@bearings/domain/library/stories/schema'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf, timestamps } from '../columns.ts'
import { users } from './users.ts'

/** A student's story, one each: the draft, and the version the student offered, which is published. */
export const stories = pgTable(
  'stories',
  {
    userId: deletedWith(() => users.id).primaryKey(),
    state: text().$type<StoryState>().notNull().default('draft'),
    draft: jsonb().$type<StoryDraft>().notNull(),
    /** The story as the student offered it; deleted when the offer is withdrawn. */
    offered: jsonb().$type<Profile>(),
    /**
     * The id in the story's public URL. Each offer gets a new one, so that a withdrawn story's URL stops
     * working.
     */
    publicId: text().unique('stories_public_id_key'),
    offeredAt: instant(),
    /** Why an admin sent the story back. */
    reason: text(),
    ...timestamps,
  },
  (table) => [
    check('stories_state_check', isOneOf(table.state, storyStates)),
    check(
      'stories_offered_check',
      sql`(${table.state} in ('offered', 'published')) = (${table.offered} is not null)
        and (${table.offered} is null) = (${table.publicId} is null)
        and (${table.offered} is null) = (${table.offeredAt} is null)`,
    ),
    index('stories_offered_idx')
      .on(table.state, table.offeredAt)
      .where(sql`${table.offered} is not null`),
  ],
)
