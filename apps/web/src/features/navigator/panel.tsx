import { ActionIcon } from '@mantine/core'
import { IconChevronRight, IconHistory, IconPencilPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { useMe } from '#platform/session/me.ts'
import type { PageContext } from './ask.ts'
import { startNewChat, useChat } from './chat.ts'
import { Conversation } from './conversation.tsx'
import { ModelNotice } from './model/model-notice.tsx'
import classes from './panel.module.css'

const History = lazyComponent(() => import('./history.tsx'), 'History')

type Props = { userId: string; here: PageContext; onCollapse?: () => void; level?: 1 | 2 }

/** The navigator's title, messages and field, beside a page or as its own page. */
export function Panel({ userId, here, onCollapse, level = 2 }: Props) {
  usePreload(History.load)
  const [showsHistory, setShowsHistory] = useState(false)
  const isStudent = useMe().role === 'student'
  const { messages, isWaiting } = useChat(userId)
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <>
      <header className={`row gap-1 rigid hairline-below ${classes.head}`}>
        <Title className={`grow text-name font-heading ${classes.title}`}>Your AI Navigator</Title>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label="New conversation"
          disabled={isWaiting || messages.length === 0}
          onClick={startNewChat}
        >
          <IconPencilPlus size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label="Conversations"
          disabled={isWaiting}
          onClick={() => setShowsHistory(true)}
        >
          <IconHistory size={18} />
        </ActionIcon>
        {onCollapse && (
          <ActionIcon variant="subtle" size={36} aria-label="Collapse the navigator" onClick={onCollapse}>
            <IconChevronRight size={18} />
          </ActionIcon>
        )}
      </header>
      {/* Advisors are always answered without a model. */}
      {isStudent && <ModelNotice />}
      <Conversation userId={userId} here={here} />
      {showsHistory && (
        <Suspense>
          <History onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </>
  )
}
