import { IconMessageCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Command } from '#platform/commands.ts'
import { ask } from './ask.ts'
import { changeChat, currentChat, chatOf } from './chat.ts'

/** Returns the command that opens the navigator and asks what was typed; none if nothing was typed. */
export function useAskCommands(userId: string, typed: string): Command[] {
  const navigate = useNavigate()
  const question = typed.trim()
  if (question === '') return []
  return [
    {
      id: 'ask',
      label: 'Ask the navigator',
      about: `“${question}”`,
      icon: IconMessageCircle,
      run: () => {
        chatOf(userId)
        const { isWaiting, draft } = currentChat()
        // While another answer is in progress, the question waits in the field, below what is typed there.
        if (isWaiting) changeChat({ draft: [draft, question].filter(Boolean).join('\n') })
        else void ask(question, {})
        void navigate({ to: '/navigator' })
      },
    },
  ]
}
