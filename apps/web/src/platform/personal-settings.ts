import { personalStorage } from './device.ts'

/** Settings of one person in this browser. They are never sent to the server. */
const prefix = (userId: string) => `bearings.kept.${userId}.`

/** Returns the setting of this name; `null` if there is none, or if the browser blocks storage. */
export function readPersonalSetting(userId: string, name: string): string | null {
  try {
    return personalStorage().getItem(prefix(userId) + name)
  } catch {
    return null
  }
}

/** Stores a setting until this person signs out; `null` deletes it. */
export function storePersonalSetting(userId: string, name: string, text: string | null): void {
  try {
    if (text === null) personalStorage().removeItem(prefix(userId) + name)
    else personalStorage().setItem(prefix(userId) + name, text)
  } catch {
    // The browser blocks storage, so the setting lasts as long as the page.
  }
}

/** Deletes this person's settings at sign-out, because other people may use this device afterwards. */
export function clearPersonalSettings(userId: string): void {
  try {
    const names = Object.keys(personalStorage()).filter((name) => name.startsWith(prefix(userId)))
    for (const name of names) personalStorage().removeItem(name)
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}
