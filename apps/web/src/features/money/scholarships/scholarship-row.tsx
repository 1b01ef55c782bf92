import { scholarshipStatusLabels } from '@bearings/domain/money/options'
import { dueInWords } from '@bearings/domain/money/scholarships/dates'
import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { Button, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { FitTicks } from './fit-ticks.tsx'
import { ScholarshipDetails } from './scholarship-details.tsx'
import { useScholarships } from './use-scholarships.ts'
import classes from './scholarships.module.css'

type Props = { scholarship: Scholarship; onDelete: (scholarship: Scholarship) => void }

/** One scholarship as a line: how it fits, what it gives and when it is due. It opens to the rest. */
export const ScholarshipRow = memo(function ScholarshipRow({ scholarship, onDelete }: Props) {
  const { id, kind, name, sponsor, eligibility, amount, judged, standing, own, fromAdvisor, saved } =
    scholarship
  const [isOpen, { toggle }] = useDisclosure(false)
  const { save } = useScholarships()
  const panel = useId()
  return (
    <li className={`ruled ${classes.item}`}>
      <div
        className={`stack items-center gap-4 ${classes.row}`}
        data-past={standing.state === 'past' || undefined}
      >
        <UnstyledButton
          className={`row gap-2 shrinks ${classes.name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={toggle}
        >
          <Icon of={IconChevronDown} className={`rigid pale ${classes.chevron}`} />
          <span className="fill">
            <span className="subject">{name}</span>
            {/* On its own, because Arabic before an amount would turn it around. */}
            <bdi className="truncated detail">
              {/* All programs of a state are the state's, so what tells them apart is where they can be used. */}
              {kind === 'state-aid' ? eligibility : sponsor}
            </bdi>
          </span>
          {own && <Chip tone="sea">Added by you</Chip>}
          {fromAdvisor && <Chip tone="sea">From your advisor</Chip>}
        </UnstyledButton>
        <span className={`text-small ${classes.amount}`}>{amount}</span>
        <span className={`text-small ${classes.due}`} data-usual={standing.isUsual || undefined}>
          {dueInWords(standing, scholarship)}
        </span>
        <FitTicks judged={judged} />
        <span className={classes.action}>
          {saved ? (
            <Chip tone="kelp">{scholarshipStatusLabels[saved.status]}</Chip>
          ) : (
            <Button
              variant="default"
              size="compact-md"
              aria-label={`Save ${name}`}
              loading={save.isPending}
              onClick={() => save.mutate({ id, status: 'saved', deadline: dateToSave(scholarship) })}
            >
              Save
            </Button>
          )}
        </span>
      </div>
      {isOpen && (
        <div id={panel}>
          <ScholarshipDetails scholarship={scholarship} onDelete={onDelete} />
        </div>
      )}
    </li>
  )
})

/** The day that goes among the deadlines: the published or the usual one, unless it is past. */
function dateToSave({ standing }: Scholarship): string | null {
  return standing.state === 'past' ? null : standing.on
}
