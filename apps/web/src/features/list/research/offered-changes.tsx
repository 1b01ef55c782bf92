import type { OfferedChanges as Offered } from '@bearings/domain/list/checklist/changes'
import type { AskedKind, TakenChanges } from '@bearings/domain/list/checklist/schema'
import { counted } from '@bearings/domain/words'
import { Button } from '@mantine/core'
import { AskedNote } from './asked-note.tsx'
import classes from './checklist-card.module.css'

type Props = {
  college: string
  offered: Offered
  isTaking: boolean
  onTake: (changes: TakenChanges) => void
  /** Of these kinds the student wants to hear no more. */
  onLeave: (kinds: AskedKind[]) => void
}

/** What a college asks that is not on the checklist, and the other way round; one press takes it over. */
export function OfferedChanges({
  college,
  offered: { add, remove, kinds: declined },
  isTaking,
  onTake,
  onLeave,
}: Props) {
  if (add.length === 0 && remove.length === 0) return null
  const kinds = add.map(({ kind }) => kind)

  return (
    <div className={`no-print stack gap-2 above-4 rounded-card wrap-anywhere ${classes.offered}`}>
      {add.length > 0 && (
        <>
          <p>
            {college} asks for {counted(add.length, 'more thing')}:
          </p>
          <ul>
            {add.map((asked) => (
              <li key={asked.kind}>
                {asked.label}
                <AskedNote asked={asked} />
              </li>
            ))}
          </ul>
        </>
      )}
      {remove.length > 0 && (
        <p>
          {add.length > 0 ? 'It' : college} does not ask for: {remove.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <div className="flex wrap gap-2">
        <Button
          variant="default"
          size="sm"
          loading={isTaking}
          onClick={() => onTake({ add: kinds, remove: remove.map(({ id }) => id) })}
        >
          {pressInWords(add.length, remove.length)}
        </Button>
        <Button variant="subtle" color="gray" size="sm" disabled={isTaking} onClick={() => onLeave(declined)}>
          Leave it as it is
        </Button>
      </div>
    </div>
  )
}

/** "Add 3, remove 1" */
function pressInWords(added: number, removed: number): string {
  if (removed === 0) return `Add ${added}`
  return added === 0 ? `Remove ${removed}` : `Add ${added}, remove ${removed}`
}
