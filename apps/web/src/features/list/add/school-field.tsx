import type { SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { takesNobody } from '@bearings/domain/colleges/changes/options'
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { IconPencil, IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { ChangeLine } from '#colleges/change-line.tsx'
import { useServerSearch } from '#platform/queries/use-server-search.ts'
import { Icon } from '#ui/icon.tsx'
import { useQueuedChoice } from './use-queued-choice.ts'
import classes from './school-field.module.css'

type Props = {
  /** The typed text. */
  value: string
  /** Whether no school is chosen yet, so that matches are shown. */
  searching: boolean
  error?: string
  /** Identifies the field for the form. */
  'data-path'?: string
  isListed: (school: SchoolRow) => boolean
  onText: (text: string) => void
  onChoose: (school: SchoolRow) => void
  /** Left out where only the catalog will do. */
  onByHand?: () => void
  /** Called on Escape while there are matches, which cannot be closed on their own. The dialog does not get it. */
  onEscape: () => void
}

const byHand = 'by-hand'

/** A field that finds a school of the catalog by its name, short name or town during typing. */
export function SchoolField({ value: text, searching, error, isListed, ...on }: Props) {
  const { onText, onChoose, onByHand, onEscape } = on
  const combobox = useCombobox({ opened: searching })
  const search = useServerSearch('GET /schools/catalog', text, {
    argumentsFor: (q) => [{ q, limit: 6 }],
    enabled: searching,
  })
  const { q, found = [] } = search

  // Enter takes the likeliest match. Selected in an effect, because matches arrive with the server's
  // response.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is a new object at each render.
  useEffect(() => void combobox.selectFirstOption(), [search.found])

  const queueFirst = useQueuedChoice(text, search, (school) => !isListed(school) && onChoose(school))

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        const school = found.find(({ id }) => id === value)
        if (school) onChoose(school)
        else onByHand?.()
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute autoComplete="off">
        <TextInput
          label="School"
          placeholder="Name, short name, city or state"
          data-autofocus
          leftSection={<Icon of={IconSearch} />}
          rightSection={search.isFetching && <Loader size={16} />}
          value={text}
          data-path={on['data-path']}
          error={error ?? (search.failed && 'The catalog cannot be searched right now. We will keep trying.')}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && searching && onEscape()}
          onKeyDownCapture={(event) => {
            // What an arrow key has selected is meant, also while newer matches load.
            const isPicked = combobox.getSelectedOptionIndex() > 0
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !searching || isPicked) return
            if (search.isSettled) return
            event.preventDefault()
            event.stopPropagation()
            queueFirst()
          }}
        />
      </Combobox.EventsTarget>
      {/* The matches are part of the dialog, which grows with them, so that nothing extends beyond its
          edge. */}
      {searching && (
        <Combobox.Options className="outlined rounded" mt={-8} aria-label="Matches">
          <div className={`scrolls ${classes.found}`}>
            {found.map((school) => (
              <Combobox.Option
                key={school.id}
                value={school.id}
                disabled={isListed(school) || takesNobody(school.change)}
                className={classes.option}
              >
                {/* One element: what stands in an option stands beside each other on a phone (`controls.css`). */}
                <div>
                  <span className="block strong line-1-3">{school.name}</span>
                  <span className="detail">
                    {[
                      aliasFor(school, q),
                      school.location,
                      school.type,
                      isListed(school) && 'Already on your list',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <div>
                    <ChangeLine change={school.change} />
                  </div>
                </div>
              </Combobox.Option>
            ))}
            {search.isSettled && found.length === 0 && (
              <Combobox.Empty>Nothing in the catalog matches “{q}”.</Combobox.Empty>
            )}
          </div>
          {onByHand && (
            <Combobox.Option
              value={byHand}
              className={`row gap-2 touch-everywhere hairline sea strong ${classes.byHand}`}
            >
              <Icon of={IconPencil} size={16} /> Not in the catalog? Add it by hand
            </Combobox.Option>
          )}
        </Combobox.Options>
      )}
    </Combobox>
  )
}

/** Returns the short name that was typed, to show why a school was found: "OSU" for Ohio State. */
function aliasFor({ name, aliases }: SchoolRow, typed: string): string | undefined {
  const begins = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase())
  return begins(name) ? undefined : aliases.find(begins)
}
