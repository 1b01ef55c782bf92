import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, stored in UTC. */
export const instant = () => timestamp({ withTimezone: true })

export const timestamps = () => ({
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
})

/** The id of a row that takes this one along when it is deleted. */
export const deletedWith = (id: () => AnyPgColumn) => uuid().notNull().references(id, { onDelete: 'cascade' })

/** Text that the app's vault has encrypted. It begins with a version, so plain text is rejected. */
export const encrypted = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => {
    if (!/^v\d+\./.test(value)) throw new Error('Only an encrypted value may be written to this column')
    return value
  },
})
