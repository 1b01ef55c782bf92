import { isShared } from '../device.ts'

let isAsked = false

/**
 * Asks the browser, once a page, not to clear what this site keeps, since it now holds something unsent: Safari
 * clears it after seven days without a visit, and others when the device is full. The answer changes nothing here.
 */
export function askToPersist(): void {
  // Firefox would ask the person, in the middle of typing, and clears nothing by age.
  if (isAsked || isShared() || /Firefox\//.test(navigator.userAgent)) return
  isAsked = true
  // Missing on pages that are not secure.
  const storage = navigator.storage as StorageManager | undefined
  storage?.persist?.().catch(() => {})
}
