import type { WhatIf as Tried } from '@bearings/domain/matching/applicant-of'
import type { Applicant } from '@bearings/domain/matching/schema'
import { gpas } from '@bearings/domain/profile/options'
import { testScores } from '@bearings/domain/profile/test-scores'
import { Button, Checkbox, Slider } from '@mantine/core'
import { useId, useState } from 'react'
import classes from './what-if.module.css'

type Props = { applicant: Applicant; whatIf: Tried; onChange: (whatIf: Tried) => void }

/** A button that the panel replaces when it opens. */
export function WhatIf(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <WhatIfPanel {...props} onClose={() => setIsOpen(false)} />
  return (
    <Button variant="default" mt="md" className="no-print" onClick={() => setIsOpen(true)}>
      What if…
    </Button>
  )
}

/**
 * Sliders for grades and scores. They change only this page, until the person leaves it or closes the panel.
 */
export function WhatIfPanel({ applicant, whatIf, onChange, onClose }: Props & { onClose: () => void }) {
  const isChanged = Object.keys(whatIf).length > 0
  return (
    <fieldset
      className={`no-print stack items-center shrinks outlined rounded ${classes.panel}`}
      aria-label="What if"
    >
      <Level
        label="Unweighted GPA"
        value={applicant.gpa}
        {...gpas.unweighted}
        step={gpas.step}
        onChange={(gpa) => onChange({ ...whatIf, gpa })}
      />
      <Level
        label="SAT score"
        value={applicant.sat}
        {...testScores.sat}
        onChange={(sat) => onChange({ ...whatIf, sat })}
      />
      <Checkbox
        label="Apply without scores where possible"
        checked={applicant.withholdsScores}
        onChange={({ currentTarget }) => onChange({ ...whatIf, withholdsScores: currentTarget.checked })}
      />
      <p className="secondary">Used only on this page. Nothing is saved.</p>
      <div>
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          disabled={!isChanged}
          onClick={() => onChange({})}
        >
          Back to the profile
        </Button>
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          onClick={() => {
            onChange({})
            onClose()
          }}
        >
          Close
        </Button>
      </div>
    </fieldset>
  )
}

type LevelProps = {
  label: string
  value: number | null
  least: number
  most: number
  step: number
  onChange: (value: number) => void
}

function Level({ label, value, least, most, step, onChange }: LevelProps) {
  const id = useId()
  return (
    <div>
      <div className="flex spread text-small below-6px">
        <span id={id}>{label}</span>
        <b>{value ?? 'none'}</b>
      </div>
      <Slider
        thumbProps={{ 'aria-labelledby': id }}
        thumbLabel={label}
        label={null}
        min={least}
        max={most}
        step={step}
        value={value ?? least}
        onChange={(next) => onChange(Number(next.toFixed(2)))}
      />
    </div>
  )
}
