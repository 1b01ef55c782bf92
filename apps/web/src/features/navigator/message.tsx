import { Button } from '@mantine/core'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { Compass } from '#ui/compass.tsx'
import { AnswerText, SourceLink } from './answer-text.tsx'
import { askAgain, type PageContext } from './ask.ts'
import { cardKey, type ChatMessage } from './chat.ts'
import { ProposalCard } from './proposal-card.tsx'
import classes from './message.module.css'

type Props = {
  message: ChatMessage
  here: PageContext
  /** Whether the button for the next thing stands below, so that the answer needs no link to it. */
  hasButton: boolean
}

/** One message: the student's own on the right, or an answer with its sources and proposals. */
export function MessageView({ message, here, hasButton }: Props) {
  const { timeZone } = useMe()
  if (message.role === 'user')
    return (
      <li className={`stack gap-1 ${classes.own}`} aria-label="You">
        <p className="row gap-6px text-small">
          <strong className="strong">You</strong>
        </p>
        <p className={`text-body typed wrap-anywhere ${classes.bubble}`}>{message.content}</p>
        <time className="caption line-16" dateTime={message.at}>
          {momentIn(timeZone, message.at)}
        </time>
      </li>
    )
  const isComing = message.state === 'coming'
  return (
    <li className={`stack gap-2 ${classes.answer}`} aria-label="Navigator">
      <p className="row gap-6px text-small">
        <Compass size={16} turning={isComing} /> <strong className="strong">Navigator</strong>
        {message.used && <span className="caption"> used {message.used}</span>}
      </p>
      {isComing && message.content === '' ? (
        <output className={`flex ${classes.typing}`} aria-label="The navigator is typing">
          <span />
          <span />
          <span />
        </output>
      ) : (
        <AnswerText text={hasButton ? withoutLink(message) : message.content} sources={message.sources} />
      )}
      {message.state === 'failed' && (
        <Button variant="default" size="compact-sm" onClick={() => void askAgain(here)}>
          Retry
        </Button>
      )}
      {message.proposals.map((proposal) => (
        <ProposalCard key={proposal.title} id={cardKey(message, proposal)} proposal={proposal} />
      ))}
      <Beside message={message} />
    </li>
  )
}

function withoutLink({ content, action }: ChatMessage): string {
  return action?.kind === 'open' ? content.replace(`\n\n[${action.label}](${action.url})`, '') : content
}

const kinds = { yours: 'yours', catalog: 'catalog', library: 'library', rules: 'how it works' } as const

function Beside({ message: { sources, sent, searched, at, state } }: { message: ChatMessage }) {
  const { timeZone } = useMe()
  if (state === 'coming') return null
  return (
    <>
      {sources.length > 0 && (
        <ol className="stack gap-1" aria-label="Sources">
          {sources.map((source, index) => (
            <li
              key={`${source.title} ${source.url}`}
              className="flex items-baseline gap-2 text-small line-18"
            >
              <span className={`stack rigid sea text-caption strong ${classes.number}`} aria-hidden>
                {index + 1}
              </span>
              <SourceLink source={source} className={`fill wrap-anywhere ${classes.source}`}>
                {source.title}
              </SourceLink>
              <span className="caption">{kinds[source.kind]}</span>
            </li>
          ))}
        </ol>
      )}
      {sent && (
        <p className="caption">
          Sent to {sent.model} at {sent.host}: {sent.what.join(', ')}.
        </p>
      )}
      {searched && (
        <p className="caption">
          To find texts by meaning, sent to {searched.model} at {searched.host}: {searched.what.join(', ')}.
        </p>
      )}
      <time className="caption line-16" dateTime={at}>
        {momentIn(timeZone, at)}
      </time>
    </>
  )
}
