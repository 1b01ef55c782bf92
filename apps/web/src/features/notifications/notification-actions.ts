import type { Notification } from '@bearings/domain/notifications/schema'
import type { ReactNode } from 'react'

/**
 * What a person can do about a notification where it stands, such as Accept and Decline; nothing for most.
 * `onLeave` closes the menu: for actions that open something else.
 */
export type NotificationActions = (notification: Notification, onLeave: () => void) => ReactNode
