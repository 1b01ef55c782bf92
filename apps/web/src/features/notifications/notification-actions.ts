import type { Notification } from '@bearings/domain/notifications/schema'
import type { ReactNode } from 'react'

/**
 * Renders the actions of a notification, such as Accept and Decline; most have none. `onLeave` closes the
 * menu, for actions that open something else.
 */
export type NotificationActions = (notification: Notification, onLeave: () => void) => ReactNode
