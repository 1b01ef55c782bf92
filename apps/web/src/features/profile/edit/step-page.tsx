import { steps } from '@bearings/domain/profile/options'
import type { Step } from '@bearings/domain/profile/schema'
import { Group, Progress, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '#platform/queries/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { AcademicStep } from '../academic/academic-step.tsx'
import { ActivitiesStep } from '../activities/activities-step.tsx'
import { BackgroundStep } from '../background/background-step.tsx'
import { HonorsStep } from '../honors/honors-step.tsx'
import { stepWords } from '../step-words.ts'
import { Course } from './course.tsx'
import classes from './edit.module.css'

const forms = {
  background: BackgroundStep,
  academic: AcademicStep,
  activities: ActivitiesStep,
  honors: HonorsStep,
}

export function StepPage({ step }: { step: Step }) {
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const heading = useFocusOnChange(step)
  const Form = forms[step]

  return (
    <div className={`stack ${classes.page}`}>
      <PageHeader
        title={stepWords[step].title}
        eyebrow={`Step ${steps.indexOf(step) + 1} of ${steps.length}`}
        ref={heading}
      />
      <section className={classes.rail} aria-label="Progress">
        <Group justify="space-between" mb={6}>
          <Text size="sm" fw={600}>
            Overall progress
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {view.completion}%
          </Text>
        </Group>
        <Progress value={view.completion} aria-label="Overall progress" color="kelp" radius="xl" />
        <Course view={view} current={step} />
      </section>
      <div className={`shrinks ${classes.body}`}>
        {/* Each step starts with a new form. */}
        <Form key={step} profile={view.profile} />
      </div>
    </div>
  )
}

/** Moves the focus to the heading when the step changes, but not when the page opens. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])

  return heading
}
