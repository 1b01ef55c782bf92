// The landing page reads this file too: it imports nothing.

/** What this device keeps under `bearings.…`: these three, and contents that go with the person they belong to. */
export const colorSchemeKey = 'bearings.color-scheme'
export const storageKey = 'bearings.auth'
const ownerKey = 'bearings.owner'

/** Removes everything that was written here: all but the colour scheme, the session and whose it is. */
export function forgetContents(): void {
  withStorage((storage) => {
    const kept = new Set([colorSchemeKey, storageKey, ownerKey])
    for (const key of Object.keys(storage))
      if (key.startsWith('bearings.') && !kept.has(key)) storage.removeItem(key)
  })
}

/** Notes whose contents this device keeps from now on; whether they were another person's before. */
export function takesOver(user: string): boolean {
  return (
    withStorage((storage) => {
      const owner = storage.getItem(ownerKey)
      storage.setItem(ownerKey, user)
      return owner !== null && owner !== user
    }) ?? false
  )
}

/** Browsers may refuse storage altogether; then there is nothing kept, and nothing to clear. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}
