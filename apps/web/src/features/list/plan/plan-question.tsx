import { planLabels } from '@bearings/domain/colleges/rules'
import { Button, Group } from '@mantine/core'
import type { PlanQuestion as Question } from './use-plan-question.ts'
import classes from './plan-field.module.css'

/** The question below a plan that its college does not publish. */
export function PlanQuestion({ college, asked, kept, onAnswer }: Question & { college: string }) {
  return (
    <div className={`above-2 text-small ink on-brass ${classes.question}`}>
      <div role="alert">
        {college} publishes no {planLabels[asked]}. Choose it anyway?
      </div>
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" variant="default" onClick={() => onAnswer(false)}>
          Keep {kept ? planLabels[kept] : 'Not Decided'}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onAnswer(true)}>
          Choose {planLabels[asked]}
        </Button>
      </Group>
    </div>
  )
}
