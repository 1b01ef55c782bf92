import { bounds } from '@bearings/domain/essays/options'
import type { EssayVersion } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { sentNow } from '#platform/queries/api.ts'
import { focused } from '#ui/focused.ts'
import { Icon } from '#ui/icon.tsx'
import { RenameForm } from '#ui/rename-form.tsx'
import classes from './versions-list.module.css'

type Props = {
  essayId: string
  version: EssayVersion
  timeZone: string
  /** Whether the person comes back from this version, so that it takes the focus. */
  isLeft: boolean
  onShow: () => void
}

/** A version that can be opened and named. */
export function VersionRow({ essayId, version, timeZone, isLeft, onShow }: Props) {
  const { id: versionId, savedAt, name, words, reason } = version
  const [naming, setNaming] = useState<'now' | 'done' | null>(null)
  const rename = useMutation(sentNow('PATCH /essays/{id}/versions/{versionId}'))
  const moment = momentIn(timeZone, savedAt)

  if (naming === 'now')
    return (
      <li className={`hairline ${classes.naming}`}>
        <RenameForm
          label={`Name of the version from ${moment}`}
          placeholder="Draft for Ms. Rivera"
          name={name ?? ''}
          bounds={bounds.versionName}
          isPending={rename.isPending}
          onRename={(typed, callbacks) => rename.mutate({ id: essayId, versionId, name: typed }, callbacks)}
          onDone={() => setNaming('done')}
        />
      </li>
    )
  return (
    <li className="row hairline gap-2">
      <UnstyledButton
        className={`fill row spread gap-3 ${classes.version}`}
        ref={isLeft ? focused : undefined}
        onClick={onShow}
      >
        <span className="wrap-anywhere shrinks">
          <span className="block strong">{name ?? moment}</span>
          <span className="secondary">
            {name !== null && `${moment} · `}
            {counted(words, 'word')} · {reasons[reason]}
          </span>
        </span>
        <Icon of={IconChevronRight} />
      </UnstyledButton>
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        miw={72}
        // The button takes the focus back from the form that was in its place.
        ref={naming === 'done' ? focused : undefined}
        aria-label={name === null ? `Name the version from ${moment}` : `Rename “${name}”`}
        onClick={() => setNaming('now')}
      >
        {name === null ? 'Name' : 'Rename'}
      </Button>
    </li>
  )
}

const reasons: Record<EssayVersion['reason'], string> = {
  save: 'saved',
  restore: 'restored',
  'set-aside': 'kept after a conflict',
  'brought-in': 'imported from another account',
}
