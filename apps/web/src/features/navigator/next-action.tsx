import type { Action } from '@bearings/domain/navigator/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { linkTo } from '#platform/navigation/link-to.ts'
import { explain } from '#product/explain.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { useConfirm } from './use-confirm.ts'
import classes from './next-action.module.css'

/** The one button below the last answer: it opens the page for the next step, or adds the college. */
export function NextAction({ action }: { action: Action }) {
  if (action.kind === 'add-school') return <AddSchool action={action} />
  return (
    <div className={`cluster above-3 gap-3 row-gap-2 ${classes.next}`}>
      <LinkButton {...linkTo(action.url)} variant="light">
        {action.label}
      </LinkButton>
    </div>
  )
}

function AddSchool({ action }: { action: Extract<Action, { kind: 'add-school' }> }) {
  const { confirm, undo } = useConfirm()
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [error, setError] = useState<Error | null>(null)

  async function run(work: () => Promise<void>, from: 'open' | 'done', to: 'open' | 'done') {
    setState('busy')
    setError(null)
    try {
      await work()
      setState(to)
    } catch (reason) {
      setError(reason as Error)
      setState(from)
    }
  }
  const add = () => confirm({ ...action, title: action.label, detail: '' })
  return (
    <div className={`cluster above-3 gap-3 row-gap-2 ${classes.next}`}>
      {state === 'done' ? (
        <>
          <output>Added to your list.</output>
          <Button variant="subtle" color="sea" onClick={() => void run(undo, 'done', 'open')}>
            Undo
          </Button>
        </>
      ) : (
        <Button variant="light" loading={state === 'busy'} onClick={() => void run(add, 'open', 'done')}>
          {action.label}
        </Button>
      )}
      {error && <p role="alert">{explain(error)}</p>}
    </div>
  )
}
