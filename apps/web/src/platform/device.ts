// The landing page also loads this file, so it imports nothing.

/** Begins the keys of what a person typed and has not saved, before the person's id. */
export const draftPrefix = 'bearings.draft.'

/**
 * The keys under `bearings.…` that stay on this device. All others are removed with their owner's data: see
 * `clearStoredContents`.
 */
export const colorSchemeKey = 'bearings.color-scheme'
export const storageKey = 'bearings.auth'
export const languageKey = 'bearings.language'
const ownerKey = 'bearings.owner'
const sharedKey = 'bearings.shared'

/**
 * Returns whether the person signed in to this tab marked the computer as shared, so that none of their data
 * outlasts the tab.
 */
export function isShared(): boolean {
  try {
    return window.sessionStorage.getItem(sharedKey) !== null
  } catch {
    return false
  }
}

/** Marks the computer as shared or not. People choose this before they sign in. */
export function setShared(shared: boolean): void {
  try {
    if (shared) window.sessionStorage.setItem(sharedKey, 'yes')
    else window.sessionStorage.removeItem(sharedKey)
  } catch {
    // The browser blocks storage, so nothing is kept anyway.
  }
}

/** Returns the storage for a person's data. A browser may refuse it entirely, by throwing. */
export function personalStorage(): Storage {
  return isShared() ? window.sessionStorage : window.localStorage
}

/**
 * Removes everything that the app stored here except the color scheme, the language, the session, its owner, and whether
 * the computer is shared.
 * @param keptDrafts Begins the keys of drafts that stay, too.
 */
export function clearStoredContents(keptDrafts?: string): void {
  withStorage((storage) => {
    const kept = new Set([colorSchemeKey, languageKey, storageKey, ownerKey, sharedKey])
    for (const key of Object.keys(storage))
      if (key.startsWith('bearings.') && !kept.has(key) && !(keptDrafts && key.startsWith(keptDrafts)))
        storage.removeItem(key)
  })
}

/**
 * Records whose data this device keeps from now on. If it was another person's before, all of that goes, but for what the
 * new one had typed here. Returns whether it was. A demo removes no drafts: their writer, whose session ended elsewhere,
 * comes back to them unless another person does.
 */
export function claimDevice(user: string, isDemo = false): boolean {
  const isAnothers = takeDevice(user)
  if (isAnothers) clearStoredContents(isDemo ? draftPrefix : `${draftPrefix}${user}.`)
  return isAnothers
}

function takeDevice(user: string): boolean {
  return (
    withStorage((storage) => {
      const owner = storage.getItem(ownerKey)
      storage.setItem(ownerKey, user)
      return owner !== null && owner !== user
    }) ?? false
  )
}

/** Forgets whose data this device kept, because they have signed out; unless drafts are left for the next one to remove. */
export function releaseDevice(): void {
  withStorage((storage) => {
    if (!Object.keys(storage).some((key) => key.startsWith(draftPrefix))) storage.removeItem(ownerKey)
  })
}

/** Browsers may block storage entirely; then nothing is kept, and nothing has to be cleared. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(personalStorage())
  } catch {
    return undefined
  }
}
