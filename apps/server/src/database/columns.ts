import { type AnyColumn, type Column, is, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, PgCustomColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, stored in UTC. */
export const instant = () => timestamp({ withTimezone: true })

export const timestamps = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
}

/** The id of a row that takes this one along when it is deleted. */
export const deletedWith = (id: () => AnyPgColumn) => uuid().notNull().references(id, { onDelete: 'cascade' })

declare const text: unique symbol
/** A text in a sealed column, as stored: encrypted by `vault/vault.ts`. */
export type Sealed<Text extends string> = string & { readonly [text]: Text }

/** A column whose texts are encrypted. Nothing else can be written to it. */
export const sealed = <Text extends string = string>() =>
  customType<{ data: Sealed<Text>; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => {
      if (!isSealed(value)) throw new Error('Only an encrypted value may be written to this column')
      return value
    },
  })()

/** Whether the value has the form of a sealed one: version, key id, and the output of `vault/cipher.ts`. */
export function isSealed(value: unknown): value is string {
  return typeof value === 'string' && /^v1\.[0-9a-f]{12}\.[\w-]+$/.test(value)
}

export function isSealedColumn(column: Column | undefined): boolean {
  return is(column, PgCustomColumn)
}

/** A CHECK built from the domain's own list, so the database refuses what the schema refuses. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

/** The same for each value of a column that holds several. */
export function areOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} <@ ${sql.raw(`array[${values.map((value) => `'${value}'`).join(', ')}]`)}`
}

/** A CHECK for a number the domain bounds; an absent value passes. */
export function isBetween(column: AnyColumn, least: number, most: number): SQL {
  return sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`
}

/** A CHECK for a day the domain bounds; an absent one passes. */
export function isDateBetween(column: AnyColumn, { least, most }: { least: string; most: string }): SQL {
  return sql`${column} between ${sql.raw(`'${least}'`)} and ${sql.raw(`'${most}'`)}`
}
