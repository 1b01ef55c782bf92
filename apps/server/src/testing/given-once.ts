import { beforeAll, beforeEach } from 'vitest'

/** Creates something before the tests of a file; its fields are there from then on. */
export function givenOnce<T extends object>(create: () => Promise<T>): T {
  const given = {} as T
  beforeAll(async () => {
    Object.assign(given, await create())
  })
  return given
}

/** Creates something anew before each test of a file; its fields are those of the newest. */
export function givenEach<T extends object>(create: () => Promise<T>): T {
  const given = {} as T
  beforeEach(async () => {
    Object.assign(given, await create())
  })
  return given
}
