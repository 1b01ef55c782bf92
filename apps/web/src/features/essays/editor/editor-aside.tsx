import { hasPassed } from '@bearings/domain/deadlines/rules'
import { type EssayStatus, statuses } from '@bearings/domain/essays/options'
import { statusLabels } from '@bearings/domain/essays/rules'
import type { Essay } from '@bearings/domain/essays/schema'
import { hasCommitted } from '@bearings/domain/list/options'
import { counted } from '@bearings/domain/words'
import { Button, NativeSelect } from '@mantine/core'
import { IconHistory, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { useNow } from '#platform/use-now.ts'
import { useToday } from '#platform/use-today.ts'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import { dueOf } from '../list/arrange.ts'
import { ShareSwitch } from '../sharing/share-switch.tsx'
import { EssayRules } from './essay-rules.tsx'
import classes from './editor.module.css'

type Props = {
  essay: Essay
  status: EssayStatus
  onStatus: (status: EssayStatus) => void
  onVersions: () => void
  onChange: () => void
  /** The download menu. */
  download: ReactNode
  /** The check of spelling and grammar. */
  spelling: ReactNode
  comments: ReactNode
}

/** The essay's status, and further actions. */
export const EditorAside = memo(function EditorAside(props: Props) {
  const { essay, status, onStatus, onVersions, onChange, download, spelling, comments } = props

  return (
    <aside className={`stack gap-5 scrolls ${classes.aside}`} aria-label="About this text">
      <NativeSelect
        label="Status"
        value={status}
        data={statuses.map((value) => ({ value, label: statusLabels[value] }))}
        onChange={({ currentTarget }) => onStatus(currentTarget.value as EssayStatus)}
      />
      <dl className={`stack gap-4 ${classes.facts}`}>
        <div>
          <dt className="eyebrow">{essay.characterLimit === null ? 'Word limit' : 'Limit'}</dt>
          <dd>{limitOf(essay) ?? <Add onClick={onChange} />}</dd>
        </div>
        <div>
          <dt className="eyebrow">Deadline</dt>
          <dd>
            <Due essay={{ ...essay, status }} onChange={onChange} />
          </dd>
        </div>
      </dl>
      <div className={`stack gap-5 shrinks hidden-if-empty ${classes.comments}`}>
        <ShareSwitch essayId={essay.id} />
        {comments}
        {spelling}
      </div>
      <div className={`flex wrap gap-2 ${classes.tools}`}>
        <Button variant="default" leftSection={<Icon of={IconHistory} />} onClick={onVersions}>
          Versions
        </Button>
        {download}
        <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <EssayRules essay={essay} />
    </aside>
  )
})

function limitOf({ wordLimit, characterLimit }: Essay): string | null {
  const limits = [
    wordLimit === null ? null : counted(wordLimit, 'word'),
    characterLimit === null ? null : counted(characterLimit, 'character'),
  ].filter((limit) => limit !== null)
  return limits.length > 0 ? limits.join(', ') : null
}

function Due({ essay, onChange }: Pick<Props, 'essay' | 'onChange'>) {
  const { data: schools } = useQuery(query('GET /schools/list'))
  const today = useToday()
  const now = useNow()
  const school = schools?.find(({ id }) => id === essay.entryId)
  const due = dueOf(essay, school, hasCommitted(schools ?? []))
  if (!due) return <Add onClick={onChange} />
  const near = due.counts ? urgencyOf(due.date, today, hasPassed(due.date, due.timeZone, today, now)) : null

  return (
    <span className="cluster gap-3 row-gap-1">
      <span>
        <time dateTime={due.date}>{dateInWords(due.date)}</time>
        {due.isSchools && <span className="faint block">School’s deadline</span>}
      </span>
      {near && <Chip tone={near.tone}>{near.words}</Chip>}
    </span>
  )
}

function Add({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" color="sea" size="compact-sm" ml={-8} onClick={onClick}>
      None set
    </Button>
  )
}
