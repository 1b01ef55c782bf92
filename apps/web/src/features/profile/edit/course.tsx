import { steps } from '@bearings/domain/profile/options'
import { firstIncompleteStep } from '@bearings/domain/profile/rules'
import type { ProfileView, Step } from '@bearings/domain/profile/schema'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { stepWords } from '../step-words.ts'
import classes from './edit.module.css'

/** The four steps as ports on a course, with the student's position. */
export function Course({ view, current }: { view: ProfileView; current: Step }) {
  // As on the overview, later incomplete steps open only in order.
  const open = firstIncompleteStep(view.profile)

  return (
    <ol className={classes.course} aria-label="Steps">
      {steps.map((step) => {
        const { complete } = view.steps[step]
        return (
          <li
            key={step}
            className={`stack relative ${classes.port}`}
            data-complete={complete || undefined}
            data-current={step === current || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={`stack on-paper ${classes.dot}`} aria-hidden>
              {complete && <IconCheck size={12} stroke={3} />}
            </span>
            <span className={`text-body strong line-1-3 ${classes.portName}`}>
              {step !== current && (complete || step === open) ? (
                <Link to="/profile/edit/$step" params={{ step }} className={`covering ${classes.portLink}`}>
                  {stepWords[step].short}
                </Link>
              ) : (
                stepWords[step].short
              )}
            </span>
            <span className={`muted text-caption ${classes.portState}`}>
              {complete ? 'Complete' : 'Pending'}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
