import { draftPrefix, personalStorage } from '../device.ts'
import { askToPersist } from './ask-to-persist.ts'

/** Something typed and not saved yet. */
export type Draft<T> = {
  value: T
  /** When the draft last changed, as an ISO instant. */
  savedAt: string
  /** The saved version from when typing began, as JSON, to detect changes made elsewhere since. */
  basedOn: string
}

/**
 * Drafts that the device cannot store, because storage is full or turned off. They last at least as long as
 * the tab.
 */
const inThisTab = new Map<string, string>()

/** People who have signed out here. When one of their pages closes, it must not store a draft again. */
const gone = new Set<string>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bearings.drafts')
channel?.addEventListener('message', ({ data }: MessageEvent<string>) => letGo(data))

/** Returns the storage key of a person's draft. */
export function nameOf(userId: string, key: string): string {
  return `${draftPrefix}${userId}.${key}`
}

export function read<T>(name: string): Draft<T> | null {
  try {
    return JSON.parse(inThisTab.get(name) ?? personalStorage().getItem(name) ?? 'null') as Draft<T> | null
  } catch {
    return null
  }
}

/** Stores a draft, or removes it when `null`. Returns whether the device has stored it. */
export function write(name: string, draft: Draft<unknown> | null): boolean {
  inThisTab.delete(name)
  if (draft && [...gone].some((userId) => name.startsWith(nameOf(userId, '')))) return false
  try {
    if (draft) {
      personalStorage().setItem(name, JSON.stringify(draft))
      askToPersist()
    } else personalStorage().removeItem(name)
    return true
  } catch {
    if (draft) inThisTab.set(name, JSON.stringify(draft))
    return draft === null
  }
}

/** Returns the keys of this person's unsaved drafts on this device. */
export function draftKeysOf(userId: string): string[] {
  const start = nameOf(userId, '')
  const names = new Set([...inThisTab.keys(), ...storedNames()])
  return [...names].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))
}

/**
 * Deletes this person's drafts on this device in every tab, and stores no more of them, because the person
 * signs out.
 */
export function releaseDrafts(userId: string): void {
  letGo(userId)
  channel?.postMessage(userId)
}

/** Stores this person's drafts again, because they have signed in. */
export function keepDraftsOf(userId: string): void {
  gone.delete(userId)
}

function letGo(userId: string): void {
  for (const key of draftKeysOf(userId)) write(nameOf(userId, key), null)
  gone.add(userId)
}

function storedNames(): string[] {
  try {
    return Object.keys(personalStorage())
  } catch {
    return []
  }
}
