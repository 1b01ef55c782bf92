import { steps } from '@bearings/domain/profile/options'
import type { ProfileView, Step } from '@bearings/domain/profile/schema'
import { IconCheck } from '@tabler/icons-react'
import { stepWords } from '../words.ts'
import classes from './edit.module.css'

/** The four steps as ports on a course: where the student has been, is, and goes. */
export function Course({ view, current }: { view: ProfileView; current: Step }) {
  return (
    <ol className={classes.course} aria-label="Steps">
      {steps.map((step) => {
        const { complete } = view.steps[step]
        return (
          <li
            key={step}
            className={classes.port}
            data-complete={complete || undefined}
            data-current={step === current || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classes.dot} aria-hidden>
              {complete && <IconCheck size={12} stroke={3} />}
            </span>
            <span className={classes.portName}>{stepWords[step].short}</span>
            <span className={classes.portState}>{complete ? 'Complete' : 'Pending'}</span>
          </li>
        )
      })}
    </ol>
  )
}
