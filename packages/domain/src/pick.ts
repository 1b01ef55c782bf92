/** The fields of an object with these names, where one may be missing only if it is optional. */
export function pick<T extends object, Name extends keyof T>(
  object: T,
  names: readonly Name[],
): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, Name>
}

type OrNull<T, Name extends keyof T> = { [K in Name]-?: Exclude<T[K], undefined> | null }

/** The same, and `null` for each that is missing. */
export function pickOrNull<T extends object, Name extends keyof T>(
  object: T,
  names: readonly Name[],
): OrNull<T, Name> {
  return Object.fromEntries(names.map((name) => [name, object[name] ?? null])) as OrNull<T, Name>
}

export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[]
}
