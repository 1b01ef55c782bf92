import { Button } from '@mantine/core'
import { explain } from '#product/explain.ts'
import { type Outgoing, useSend } from './use-outgoing.ts'
import classes from './message-row.module.css'

type Unsent = Exclude<Outgoing, { state: 'sent' }>

/** A message that is not sent yet, with what becomes of it. */
export function OutgoingRow({ outgoing }: { outgoing: Unsent }) {
  const { sent, state } = outgoing
  const { again, discard } = useSend(sent.to)
  return (
    <li className={`stack gap-2px items-left one-column ${classes.row}`} data-mine>
      <span className="unseen">You: </span>
      <div className={`text-body typed wrap-anywhere outlined ${classes.bubble}`} data-unsent>
        {sent.body}
      </div>
      <p className="caption cluster gap-2 row-gap-0">
        <span>{state === 'refused' ? `Not sent. ${explain(outgoing.error)}` : words[state]}</span>
        {(state === 'refused' || state === 'kept') && (
          <Button variant="subtle" color="sea" size="compact-xs" onClick={() => again(sent)}>
            Try again
          </Button>
        )}
        {state === 'refused' && (
          <Button variant="subtle" color="coral" size="compact-xs" onClick={() => discard(sent)}>
            Discard
          </Button>
        )}
      </p>
    </li>
  )
}

const words = {
  sending: 'Sending…',
  waiting: 'Offline. Kept on this device until it can be sent.',
  kept: 'Not sent yet, kept on this device.',
} as const
