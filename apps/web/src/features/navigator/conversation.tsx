import { suggestedQuestions, suggestedToAdvisors } from '@bearings/domain/navigator/options'
import { useEffect, useRef } from 'react'
import { useMe } from '#platform/session/me.ts'
import { Compass } from '#ui/compass.tsx'
import { ask, type PageContext } from './ask.ts'
import { useChat } from './chat.ts'
import { Composer } from './composer.tsx'
import { MessageView } from './message.tsx'
import { NextAction } from './next-action.tsx'
import classes from './conversation.module.css'

/** The messages and the field for a new one, in the panel and on the page. */
export function Conversation({ userId, here }: { userId: string; here: PageContext }) {
  const { messages, isWaiting } = useChat(userId)
  const isAdvisor = useMe().role === 'advisor'
  const last = messages.at(-1)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In a low window the greeting and the questions are higher than their place, and begin at the top.
    if (messages.length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages, isWaiting])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must
          reach it. */}
      <section className={`column gap-4 grow ${classes.scroll}`} aria-label="Conversation" tabIndex={0}>
        {messages.length === 0 ? (
          <div className={`stack gap-3 grow centered items-middle ${classes.empty}`}>
            <Compass size={40} />
            <p className="text-title font-heading strong line-28">Ready to chart your course?</p>
            <Questions
              questions={isAdvisor ? suggestedToAdvisors : suggestedQuestions}
              here={here}
              isWaiting={isWaiting}
            />
          </div>
        ) : (
          <>
            <ol className="stack gap-5 one-column" aria-live="polite" aria-busy={isWaiting}>
              {messages.map((message) => (
                <MessageView
                  key={message.key}
                  message={message}
                  here={here}
                  hasButton={!isWaiting && message === last}
                />
              ))}
            </ol>
            {!isWaiting && last?.action && <NextAction key={last.key} action={last.action} />}
            {!isWaiting && <Questions questions={last?.choices ?? []} here={here} />}
          </>
        )}
        <div ref={end} />
      </section>
      <Composer userId={userId} here={here} />
    </>
  )
}

type Props = { questions: readonly string[]; here: PageContext; isWaiting?: boolean }

/** Questions to ask by one press. */
function Questions({ questions, here, isWaiting = false }: Props) {
  if (questions.length === 0) return null
  return (
    <div className={`flex wrap gap-2 ${classes.suggestions}`}>
      {questions.map((question) => (
        <button key={question} type="button" disabled={isWaiting} onClick={() => void ask(question, here)}>
          {question}
        </button>
      ))}
    </div>
  )
}
