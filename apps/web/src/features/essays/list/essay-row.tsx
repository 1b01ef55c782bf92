import type { Me } from '@bearings/domain/accounts/schema'
import { hasPassed } from '@bearings/domain/deadlines/rules'
import { statusLabels, wordProgress } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, Progress } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { hasUnsavedText } from '#platform/drafts/draft-slots.ts'
import { useNow } from '#platform/use-now.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { essayTones } from '#ui/status-tones.ts'
import { urgencyOf } from '#ui/urgency.ts'
import { draftName } from '../draft-name.ts'
import { ShareMenu } from '../sharing/share-menu.tsx'
import { essayLength } from '../words.ts'
import type { Dated } from './arrange.ts'
import type { EssaysSearch } from './essays-search.ts'
import { ReuseHint } from './reuse-hint.tsx'
import { useReuseText } from './use-reuse-text.ts'
import classes from './essay-row.module.css'

type Props = {
  essay: Dated
  similar: EssaySummary | undefined
  me: Me
  today: string
  search: EssaysSearch
  onDelete: () => void
}

/** One essay. The whole row links to its editor. */
export function EssayRow({ essay, similar, me, today, search, onDelete }: Props) {
  const { id, promptName, status, words, wordLimit, openComments, due } = essay
  const progress = wordProgress(words, wordLimit)
  const now = useNow()
  const near = due?.counts ? urgencyOf(due.date, today, hasPassed(due.date, due.timeZone, today, now)) : null
  const editor = { to: '/essays/$essayId', params: { essayId: id }, search } as const
  const navigate = useNavigate()
  const prompt = useId()
  const reuse = useReuseText()

  return (
    <li className={`hover-row rounded-last stack items-center hairline ${classes.row}`}>
      <div className={classes.prompt}>
        <RowLink {...editor} id={prompt} className="clamped">
          {promptName}
        </RowLink>
        {hasUnsavedText(me.userId, draftName(id)) && (
          <span className={`block text-small strong brass ${classes.unsaved}`}>
            Unsaved text on this device
          </span>
        )}
        {openComments > 0 && (
          <span className="row gap-6px above-1 sea text-small strong">
            <Icon of={IconMessage} size={16} /> {counted(openComments, 'open comment')}
          </span>
        )}
        {similar && (
          <ReuseHint
            similar={similar}
            pending={reuse.isPending}
            onStart={() => reuse.mutate({ essay, similar })}
          />
        )}
      </div>
      <div className={classes.status}>
        <Chip tone={essayTones[status]}>{statusLabels[status]}</Chip>
      </div>
      <div className={`figures text-body ${progress?.over ? 'coral strong' : ''} ${classes.words}`}>
        {essayLength(essay)}
        {progress && (
          <Progress.Root size={4} mt={6} aria-hidden>
            <Progress.Section
              withAria={false}
              value={progress.percent}
              color={progress.over ? 'coral' : 'sea'}
            />
          </Progress.Root>
        )}
      </div>
      <div className={`row gap-3 ${classes.due}`}>
        {due ? (
          <>
            <CalendarDate date={due.date} />
            <span className={`stack gap-2px items-left ${classes.near}`}>
              {near && <Chip tone={near.tone}>{near.words}</Chip>}
              {due.isSchools && <span className="faint">School’s deadline</span>}
            </span>
          </>
        ) : (
          <span className="faint">No deadline</span>
        )}
      </div>
      <div className={`flex gap-1 ${classes.actions}`}>
        <Button variant="default" size="sm" aria-describedby={prompt} onClick={() => void navigate(editor)}>
          Edit
        </Button>
        <Button variant="subtle" color="coral" size="sm" aria-describedby={prompt} onClick={onDelete}>
          Delete
        </Button>
        <ShareMenu essayId={id} describedBy={prompt} />
      </div>
    </li>
  )
}
