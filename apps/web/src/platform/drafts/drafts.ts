import { hashKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMe } from '../session/me.ts'
import { type Draft, nameOf, read, write } from './draft-storage.ts'

/**
 * Holds the state of a form: the saved values, or what was typed since. Each change is stored on this device
 * immediately, under the person's id, so that it survives a reload, a lost network and a closed tab, until it
 * is saved or discarded.
 * @param key Names the form among those of one person, such as `profile.academic`. It stays the same while
 * the component is mounted: give a component that shows one thing after another a React key.
 * @param saved The server's values. The form follows them until someone types.
 */
export function useDraft<T>(key: string, saved: T) {
  const name = nameOf(useMe().userId, key)
  const [draft, setDraft] = useState(() => usable(read<T>(name), saved))
  const [restored, setRestored] = useState(draft)
  const [onDevice, setOnDevice] = useState(true)
  // Two changes in one event: the second must see the first.
  const latest = useRef(draft)

  function keep(next: Draft<T> | null) {
    latest.current = next
    setDraft(next)
    setOnDevice(write(name, next))
  }

  function change(next: (value: T) => T) {
    const value = next(latest.current?.value ?? saved)
    const basedOn = latest.current?.basedOn ?? JSON.stringify(saved)
    keep(isSame(value, saved) ? null : { value, savedAt: new Date().toISOString(), basedOn })
  }

  function drop() {
    keep(null)
    setRestored(null)
  }

  /** Ends the draft after this value is saved. What was typed during the save stays a draft. */
  function settle(sent: T) {
    if (latest.current && !isSame(latest.current.value, sent)) return
    drop()
  }

  return {
    value: draft?.value ?? saved,
    change,
    /** Whether there are unsaved changes. */
    unsaved: draft !== null,
    /** The draft that was found when the form opened, until it is saved or discarded. */
    restored,
    /** Whether the saved values changed, on another device or in another tab, after typing began. */
    changedElsewhere: draft !== null && !isSame(JSON.parse(draft.basedOn), saved),
    /** `false` when this device cannot keep drafts; then they last as long as the tab. */
    onDevice,
    settle,
    /** Returns to the saved values. The returned function undoes this. */
    discard() {
      const [discarded, notice] = [latest.current, restored]
      drop()
      return () => {
        keep(discarded)
        setRestored(notice)
      }
    },
  }
}

/** Returns whether this person has an unsaved draft under this key. */
export function hasDraft(userId: string, key: string): boolean {
  return read(nameOf(userId, key)) !== null
}

/** Returns the draft under this key, for code that keeps its own state while the person types. */
export function draftOf<T>(userId: string, key: string): Draft<T> | null {
  return read(nameOf(userId, key))
}

/** Stores a draft on this device, or removes it. Returns whether the device has stored it. */
export function keepDraft(userId: string, key: string, draft: Draft<unknown> | null): boolean {
  return write(nameOf(userId, key), draft)
}

/**
 * Returns the draft if it differs from what is saved and has the fields that this version of the app writes.
 */
function usable<T>(draft: Draft<T> | null, saved: T): Draft<T> | null {
  if (!draft || shapeOf(draft.value) !== shapeOf(saved)) return null
  return isSame(draft.value, saved) ? null : draft
}

/** What a database keeps comes back with its fields in another order. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other])
}

/** Returns the names of the value's fields, marking those that are lists. */
function shapeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value
  const fields = Object.entries(value).map(([name, field]) => (Array.isArray(field) ? `${name}[]` : name))
  return fields.toSorted().join()
}
