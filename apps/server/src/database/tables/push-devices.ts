import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, sealed } from '../columns.ts'
import { users } from './users.ts'

/** The devices to which people want pushes, each at the service of its browser's maker. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    /** The sign-in there, with which the pushes end; absent from devices older than this column. */
    sessionId: uuid(),
    /** A digest of its address, by which it is found. */
    endpointHash: text().notNull(),
    /** `PushDevice` as JSON: who has it can push to the device. */
    device: sealed().notNull(),
    /** Notifications since then are still to be pushed. */
    since: instant().notNull(),
    pushedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('push_devices_endpoint_unique').on(table.endpointHash),
    index('push_devices_user_idx').on(table.userId),
  ],
)
