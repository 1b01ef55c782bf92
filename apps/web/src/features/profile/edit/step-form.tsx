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

/** What every step has around its questions: the notice about a draft, and the ways out. */
export function StepForm<Value, Answers>({ form, last = false, children }: Props<Value, Answers>) {
  return (
    <form
      className={classes.form}
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
