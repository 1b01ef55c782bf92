import { bounds } from '@bearings/domain/navigator/options'
import { ActionIcon, Textarea } from '@mantine/core'
import { IconPlayerStop, IconSend } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { ask, type PageContext, stopAsking } from './ask.ts'
import { changeChat, useChat } from './chat.ts'
import classes from './conversation.module.css'

/**
 * The field for a question. Enter sends, Shift+Enter begins a new line. Nothing is sent while it is empty or
 * an answer is in progress.
 */
export function Composer({ userId, here }: { userId: string; here: PageContext }) {
  const { draft, isWaiting } = useChat(userId)
  const canSend = draft.trim() !== '' && !isWaiting

  function send() {
    if (!canSend) return
    void ask(draft, here)
    changeChat({ draft: '' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={`hairline ${classes.composer}`}
      data-bottom-bar
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex gap-2 items-end">
        <Textarea
          className="grow"
          aria-label="Message"
          placeholder="Ask about college admissions..."
          autosize
          minRows={1}
          maxRows={6}
          maxLength={bounds.message.max}
          value={draft}
          onChange={(event) => changeChat({ draft: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        {isWaiting ? (
          <ActionIcon variant="default" size={36} aria-label="Stop" onClick={stopAsking}>
            <IconPlayerStop size={18} />
          </ActionIcon>
        ) : null}
        <ActionIcon type="submit" size={36} aria-label="Send" disabled={!canSend}>
          <IconSend size={18} />
        </ActionIcon>
      </div>
      <p className="caption line-16 centered above-6px">
        The navigator coaches you but does not write your essays. Check anything important.
      </p>
    </form>
  )
}
