// The landing page reads this file too: it imports nothing.

/**
 * The keys that this device stores under `bearings.…`: these three, and data that is removed with its owner.
 */
export const colorSchemeKey = 'bearings.color-scheme'
export const storageKey = 'bearings.auth'
const ownerKey = 'bearings.owner'
const sharedKey = 'bearings.shared'

/**
 * Whether the person signed in to this tab marked the computer as shared, so that nothing of theirs outlasts
 * the tab.
 */
export function isShared(): boolean {
  try {
    return window.sessionStorage.getItem(sharedKey) !== null
  } catch {
    return false
  }
}

/** Said before signing in. */
export function setShared(shared: boolean): void {
  try {
    if (shared) window.sessionStorage.setItem(sharedKey, 'yes')
    else window.sessionStorage.removeItem(sharedKey)
  } catch {
    // Then nothing is kept anyway.
  }
}

/** The storage for a person's data. A browser may refuse it entirely, with an exception. */
export function personalStorage(): Storage {
  return isShared() ? window.sessionStorage : window.localStorage
}

/** Removes everything that was written here: all but the colour scheme, the session and whose it is. */
export function forgetContents(): void {
  withStorage((storage) => {
    const kept = new Set([colorSchemeKey, storageKey, ownerKey, sharedKey])
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
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(personalStorage())
  } catch {
    return undefined
  }
}
