import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { explain } from '../product/explain.ts'

type Toast = { title: string; message?: ReactNode; color?: string; autoClose?: number | false }

/**
 * Shows a toast and removes the one before it, since only one is shown at a time. `autoClose` is in
 * milliseconds. Returns its id.
 */
export function notify({ title, message = '', color = 'kelp', autoClose = 5000 }: Toast): string {
  notifications.clean()
  return notifications.show({ title, message, color, autoClose })
}

export function removeToast(id: string): void {
  notifications.hide(id)
}

/** Shows a toast that says what went wrong. */
export function notifyFailure(title: string, error: Error): void {
  notify({ title, message: explain(error), color: 'coral' })
}
