import type { Notification } from '@bearings/domain/notifications/schema'
import { say, translated } from '@bearings/domain/say'
import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import classes from './notifications-panel.module.css'

type Props = {
  notification: Notification
  /** Actions within the row. */
  actions?: ReactNode
  /** Called when the notification is opened, which marks it as read. */
  onOpen: () => void
  /** Called when the person goes to what the notification is about. */
  onLeave: () => void
  onDelete: () => void
}

export function NotificationRow({ notification, actions, onOpen, onLeave, onDelete }: Props) {
  const { link, title, isRead } = notification
  const router = useRouter()

  function follow(event: MouseEvent, href: string) {
    onOpen()
    // The browser opens a new tab or window, and this page stays as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onLeave()
    void router.navigate({ href })
  }

  return (
    <li className={`flex hairline-below items-start ${classes.row}`} data-unread={!isRead || undefined}>
      <div className="fill">
        {link === null ? (
          <UnstyledButton className={`flex gap-3 wide ink ${classes.open}`} onClick={onOpen}>
            <Contents notification={notification} />
          </UnstyledButton>
        ) : (
          <UnstyledButton
            component="a"
            href={link}
            className={`flex gap-3 wide ink ${classes.open}`}
            onClick={(event) => follow(event, link)}
          >
            <Contents notification={notification} />
          </UnstyledButton>
        )}
        <div className={`flex wrap gap-2 hidden-if-empty ${classes.actions}`}>{actions}</div>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={`rigid muted ${classes.delete}`}
        aria-label={say('Delete: {title}', { title: translated(title) })}
        onClick={onDelete}
      >
        <Icon of={IconX} size={16} />
      </ActionIcon>
    </li>
  )
}

function Contents({
  notification: { type, title, message, createdAt, isRead },
}: Pick<Props, 'notification'>) {
  const { timeZone } = useMe()

  return (
    <>
      <span className={`rigid muted ${classes.icon}`}>
        <NotificationIcon type={type} />
      </span>
      <span className="wrap-anywhere shrinks">
        {!isRead && <VisuallyHidden>{say('Unread: ')}</VisuallyHidden>}
        <span className={`block text-body medium line-1-4 ${classes.title}`}>{translated(title)}</span>
        <span className="detail line-1-4">{translated(message)}</span>
        <time className="figures block muted text-caption above-1" dateTime={createdAt}>
          {momentIn(timeZone, createdAt)}
        </time>
      </span>
    </>
  )
}
