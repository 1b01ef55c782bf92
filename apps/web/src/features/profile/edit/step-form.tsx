import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { StepActions } from './step-actions.tsx'
import type { useStep } from './use-step.ts'
import classes from './edit.module.css'

type Props<Value, Answers> = {
  form: ReturnType<typeof useStep<Value, Answers>>
  last?: boolean
  children: ReactNode
}

/** The frame around every step's questions: the notice about a restored draft, and the buttons. */
export function StepForm<Value, Answers>({ form, last = false, children }: Props<Value, Answers>) {
  return (
    <form
      className={`touch-buttons ${classes.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.next()
      }}
    >
      <Stack gap="lg">
        <RestoredNotice {...form} />
        {children}
        <StepActions {...form} last={last} />
      </Stack>
    </form>
  )
}
