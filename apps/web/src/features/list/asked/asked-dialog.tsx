import { promptOf } from '@bearings/domain/essays/asked/rules'
import type { AskedEssay } from '@bearings/domain/essays/asked/schema'
import { limitInWords } from '@bearings/domain/essays/asked/words'
import { type AskedOfOne, countInWords } from '@bearings/domain/progress/asked-of-list'
import { Button, Loader, Text } from '@mantine/core'
import { useAskedOfList } from '#colleges/asked/use-asked-of-list.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AskedNote } from '../research/asked-note.tsx'
import { AskedSources } from './asked-sources.tsx'
import { useTakeEverything } from './use-take-everything.ts'
import classes from './asked-dialog.module.css'

/** What all colleges of the list ask for that is not on it, each with its source. One press adds it. */
export function AskedDialog({ onClose }: { onClose: () => void }) {
  const { data: asked } = useAskedOfList()
  const { take, isTaking } = useTakeEverything()
  if (!asked)
    return (
      <Dialog title="What your colleges ask" onClose={onClose}>
        <Loader size="sm" />
      </Dialog>
    )
  const isEmpty = asked.entryIds.length === 0

  return (
    <Dialog title="What your colleges ask" size={640} onClose={onClose}>
      {isEmpty && <Text>Everything that Bearings knows of is on your list.</Text>}
      {asked.shared.length > 0 && (
        <section aria-label="Shared essays">
          <h3 className="text-name font-heading above-4">One essay for several</h3>
          <ul>
            {asked.shared.map((essay) => (
              <EssayLine key={essay.key} essay={essay} />
            ))}
          </ul>
        </section>
      )}
      {asked.schools.map((school) => (
        <OfCollege key={school.entryId} of={school} />
      ))}
      <div className={`flex gap-2 touch-buttons above-4 pad-y-3 hairline on-surface ${classes.footer}`}>
        <Button variant="default" onClick={onClose}>
          {isEmpty ? 'Close' : 'Cancel'}
        </Button>
        {!isEmpty && (
          <Button loading={isTaking} onClick={() => take(asked, onClose)}>
            {asked.essays + asked.items === 0 ? `Remove ${asked.removed}` : `Add ${countInWords(asked)}`}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function OfCollege({ of: { name, essays, writing, changes, notAsked } }: { of: AskedOfOne }) {
  return (
    <section aria-label={name}>
      <h3 className="text-name font-heading above-4">{name}</h3>
      <ul>
        {essays.map((essay) => (
          <EssayLine key={essay.key} essay={essay} />
        ))}
        {changes.add.map((item) => (
          <li key={item.kind} className={`wrap-anywhere ${classes.line}`}>
            <b className="strong">{item.label}</b> <AskedNote asked={item} />
          </li>
        ))}
      </ul>
      {notAsked.map((item) => (
        <p key={item.kind} className="secondary">
          Removed: {item.label}. <AskedNote asked={item} />
        </p>
      ))}
      <AskedSources writing={writing} hasEssays={essays.length > 0} hasItems={changes.kinds.length > 0} />
    </section>
  )
}

function EssayLine({ essay }: { essay: AskedEssay }) {
  return (
    <li className={`wrap-anywhere ${classes.line}`}>
      <b className="strong">Essay</b> {promptOf(essay)}{' '}
      <span className="secondary">{limitInWords(essay.limit)}</span>
    </li>
  )
}
