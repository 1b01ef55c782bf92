import { personalStorage } from './device.ts'

/** What one person has this browser remember, besides drafts. It is never sent. */
const prefix = (userId: string) => `bearings.kept.${userId}.`

/** What was kept under this name; `null` without it, and where the browser keeps nothing. */
export function keptHere(userId: string, name: string): string | null {
  try {
    return personalStorage().getItem(prefix(userId) + name)
  } catch {
    return null
  }
}

/** Keeps a text until this person signs out; `null` forgets it. */
export function keepHere(userId: string, name: string, text: string | null): void {
  try {
    if (text === null) personalStorage().removeItem(prefix(userId) + name)
    else personalStorage().setItem(prefix(userId) + name, text)
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Others may use this device after them. */
export function forgetKeptHere(userId: string): void {
  try {
    const names = Object.keys(personalStorage()).filter((name) => name.startsWith(prefix(userId)))
    for (const name of names) personalStorage().removeItem(name)
  } catch {
    // Nothing is kept then.
  }
}
