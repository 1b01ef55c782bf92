import { personalStorage } from './device.ts'

/** What a browser refuses to keep lasts as long as the page. */
const inThisPage = new Map<string, string>()

/** Where the session is kept; asked anew each time, since a person says at sign-in whose computer it is. */
export const sessionKeep = {
  getItem(key: string): string | null {
    try {
      return personalStorage().getItem(key)
    } catch {
      return inThisPage.get(key) ?? null
    }
  },
  setItem(key: string, value: string): void {
    try {
      personalStorage().setItem(key, value)
    } catch {
      inThisPage.set(key, value)
    }
  },
  removeItem(key: string): void {
    inThisPage.delete(key)
    try {
      personalStorage().removeItem(key)
    } catch {
      // It was not there.
    }
  },
}
