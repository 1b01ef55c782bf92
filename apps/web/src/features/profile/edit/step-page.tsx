import { steps } from '@bearings/domain/profile/options'
import { Group, Progress, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '#platform/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { AcademicStep } from '../academic/academic-step.tsx'
import { ActivitiesStep } from '../activities/activities-step.tsx'
import { BackgroundStep } from '../background/background-step.tsx'
import { HonorsStep } from '../honors/honors-step.tsx'
import { stepWords } from '../words.ts'
import { Course } from './course.tsx'
import classes from './edit.module.css'

const forms = {
  background: BackgroundStep,
  academic: AcademicStep,
  activities: ActivitiesStep,
  honors: HonorsStep,
}

/** One step of the profile. `index` is 0 to 3. */
export function StepPage({ index }: { index: number }) {
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const heading = useFocusOnChange(index)
  const step = steps[index] ?? 'background'
  const Form = forms[step]

  return (
    <div className={classes.page}>
      <PageHeader
        title={stepWords[step].title}
        eyebrow={`Step ${index + 1} of ${steps.length}`}
        ref={heading}
      />
      <section className={classes.rail} aria-label="Progress">
        <Group justify="space-between" mb={6}>
          <Text size="sm" fw={600}>
            Overall progress
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {view.completion}% complete
          </Text>
        </Group>
        <Progress value={view.completion} aria-label="Overall progress" color="kelp" radius="xl" />
        <Course view={view} current={step} />
      </section>
      <div className={classes.body}>
        {/* Each step starts with a form of its own. */}
        <Form key={step} profile={view.profile} />
      </div>
    </div>
  )
}

/** Leads the focus to the heading when another step comes, not when the page is opened. */
function useFocusOnChange(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)

  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    heading.current?.focus({ preventScroll: true })
  }, [index])

  return heading
}
