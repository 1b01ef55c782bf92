import type { Me } from '@bearings/domain/accounts/schema'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { isUnsent } from '@bearings/domain/list/rules'
import { counted, monthDay } from '@bearings/domain/words'
import { Accordion, Button, Group, Progress, Text } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { MoveToNextPlan } from '#colleges/plan/move-to-next-plan.tsx'
import { Icon } from '#ui/icon.tsx'
import { AskedOfSection } from '../asked/asked-of-section.tsx'
import { type School, type Section, shared } from './arrange.ts'
import { EssayRow } from './essay-row.tsx'
import type { EssaysSearch } from './essays-search.ts'
import classes from './essay-section.module.css'

type Props = {
  section: Section
  reuse: ReadonlyMap<string, EssaySummary>
  me: Me
  today: string
  search: EssaysSearch
  onAdd: () => void
  onDelete: (essay: EssaySummary) => void
}

/** The essays of one school, or the shared ones, below a line with their progress. */
export function EssaySection({ section, reuse, me, today, search, onAdd, onDelete }: Props) {
  const { id, name, school, essays, total, done } = section

  return (
    <Accordion.Item value={id}>
      <Accordion.Control>
        <span className={`cluster ${classes.line}`}>
          <span className={`text-name font-heading strong line-1-3 ${classes.name}`}>{name}</span>
          {total > 0 && (
            <Progress.Root size={6} className="rigid" w={96} aria-hidden>
              <Progress.Section withAria={false} value={(done / total) * 100} color="kelp" />
            </Progress.Root>
          )}
          <span className={`secondary figures rigid ${classes.count}`}>
            {total === 0 ? 'No essays yet' : `${done} of ${counted(total, 'essay')} done`}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {school && <MissedSchool school={school} />}
        {essays.length === 0 ? (
          <Group gap="md" className={classes.empty}>
            <Text c="dimmed">{id === shared ? sharedHint : `What does ${name} ask you to write?`}</Text>
            {id !== shared && <AskedOfSection entryId={id} name={name} />}
            <Button variant="default" size="sm" leftSection={<Icon of={IconPencilPlus} />} onClick={onAdd}>
              Add the first one
            </Button>
          </Group>
        ) : (
          <>
            <ul className="container">
              {essays.map((essay) => (
                <EssayRow
                  key={essay.id}
                  essay={essay}
                  similar={reuse.get(essay.id)}
                  me={me}
                  today={today}
                  search={search}
                  onDelete={() => onDelete(essay)}
                />
              ))}
            </ul>
            {id !== shared && search.status === undefined && (
              <div className={classes.asked}>
                <AskedOfSection entryId={id} name={name} />
              </div>
            )}
          </>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}

const sharedHint = 'Your personal statement, and anything else you send to more than one school.'

/** Says that a school's day has passed, with the way on that is still open; nothing if there is none. */
function MissedSchool({ school }: { school: School }) {
  const { status, deadline, nextPlan } = school
  if (!nextPlan || !deadline || !isUnsent(status)) return null
  return (
    <Group gap="4px 12px" className={classes.missed!}>
      <Text size="sm">Its date, {monthDay(deadline)}, has passed.</Text>
      <MoveToNextPlan entry={school} />
    </Group>
  )
}
