import type { Thread } from '@bearings/domain/messages/schema'
import { ActionIcon, Menu, Title } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { mutation } from '#platform/queries/api.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { ReportDialog } from './report-dialog.tsx'
import { threadPages } from './thread-query.ts'
import { whoReads } from './who-reads.ts'
import classes from './messages.module.css'

const ReadersDialog = lazyComponent(() => import('./readers-dialog.tsx'), 'ReadersDialog')

type Props = {
  thread: Thread
  /** The way back to the list, on a phone. */
  back: ReactNode
}

/** With whom a thread is, who can read it, and what else can be done. */
export function ThreadHead({ thread, back }: Props) {
  const { person, link, isMuted, messages } = thread
  const [isReporting, setReporting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const isPhone = useIsPhone()
  const mute = useMute(thread)
  return (
    <header className={`row gap-2 hairline-below ${classes.head}`}>
      <div className="fill">
        {back}
        <Title order={isPhone ? 1 : 2} size="h3" id="thread-title" className="truncated">
          {person.fullName}
        </Title>
        <p className="secondary">{whoReads(thread)}</p>
      </div>
      {link && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size={36} aria-label={`More about ${person.fullName}`}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {messages.length > 0 && (
              <Menu.Item onClick={() => mute.mutate({ personId: person.id, isMuted: !isMuted })}>
                {isMuted ? 'Tell me of new messages' : 'Mute'}
              </Menu.Item>
            )}
            {person.role === 'student' ? (
              <Menu.Item
                renderRoot={(props) => (
                  <Link
                    to="/advisor/students/$studentId"
                    params={{ studentId: person.id }}
                    preload={false}
                    {...props}
                  />
                )}
              >
                Student’s page
              </Menu.Item>
            ) : (
              <>
                {messages.length > 0 && (
                  <Menu.Item onClick={() => setChoosing(true)}>Let family read</Menu.Item>
                )}
                <Menu.Item onClick={() => setReporting(true)}>Report or stop</Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>
        {isChoosing && link && <ReadersDialog thread={thread} onClose={() => setChoosing(false)} />}
      </Suspense>
      {isReporting && link && (
        <ReportDialog
          person={person}
          readers={thread.readers}
          link={link}
          onClose={() => setReporting(false)}
        />
      )}
    </header>
  )
}

function useMute({ person }: Thread) {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('PUT /messages/threads/{personId}/muted', 'Not changed'),
    onMutate: ({ isMuted }) =>
      queryClient.setQueryData(threadPages(person.id).queryKey, (data) => {
        return data && { ...data, pages: data.pages.map((page) => ({ ...page, isMuted })) }
      }),
  })
}
