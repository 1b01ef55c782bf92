import type { Proposal } from '@bearings/domain/navigator/schema'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { explain } from '#product/explain.ts'
import { changeChat, currentChat } from './chat.ts'
import { useConfirm } from './use-confirm.ts'
import classes from './proposal-card.module.css'

const actions: Record<Proposal['kind'], { confirm: string; done: string }> = {
  'add-school': { confirm: 'Add to My List', done: 'Added' },
  'plan-task': { confirm: 'Plan it', done: 'Planned' },
  'set-reminder': { confirm: 'Set it', done: 'Set' },
}

/** An action the navigator proposes; nothing happens until the person clicks the button. */
export function ProposalCard({ id, proposal }: { id: string; proposal: Proposal }) {
  const { confirm, undo, canUndo } = useConfirm()
  const [state, setState] = useState<'asked' | 'busy' | 'undone'>('asked')
  const [error, setError] = useState<Error | null>(null)
  const settled = currentChat().settled[id]
  const settle = (how: 'done' | 'dismissed') =>
    changeChat({ settled: { ...currentChat().settled, [id]: how } })
  if (settled === 'dismissed') return null

  async function run(work: () => Promise<void>, then: () => void) {
    setState('busy')
    setError(null)
    try {
      await work()
      then()
    } catch (reason) {
      setError(reason as Error)
    }
    setState('asked')
  }

  return (
    <section
      className={`stack gap-1 outlined rounded-card on-paper ${classes.card}`}
      aria-label={proposal.title}
    >
      <p className="text-body strong line-20">{proposal.title}</p>
      <p className="secondary line-18">{proposal.detail}</p>
      {settled === 'done' ? (
        <Group gap={12} className={`text-small strong kelp ${classes.done}`}>
          <output>{actions[proposal.kind].done}</output>
          {canUndo() && (
            <Button
              variant="subtle"
              color="sea"
              size="compact-sm"
              loading={state === 'busy'}
              onClick={() => void run(undo, () => settle('dismissed'))}
            >
              Undo
            </Button>
          )}
        </Group>
      ) : (
        <>
          <div className={`stack gap-2 ${classes.buttons}`}>
            <Button
              loading={state === 'busy'}
              onClick={() =>
                void run(
                  () => confirm(proposal),
                  () => settle('done'),
                )
              }
            >
              {actions[proposal.kind].confirm}
            </Button>
            <Button variant="default" onClick={() => settle('dismissed')}>
              Not now
            </Button>
          </div>
          {error ? (
            <p className="coral text-small line-18" role="alert">
              {explain(error)}
            </p>
          ) : (
            <p className="caption line-18">Nothing changes until you confirm. You can undo it.</p>
          )}
        </>
      )}
    </section>
  )
}
