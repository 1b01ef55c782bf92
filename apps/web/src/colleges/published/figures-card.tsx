import type { School } from '@bearings/domain/colleges/catalog/schema'
import { figureText } from '@bearings/domain/colleges/figure-text'
import type { ListEntry } from '@bearings/domain/list/schema'
import { yearsInWords } from '@bearings/domain/words'
import { Button, Card, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsPaper } from '#ui/use-is-narrow.ts'
import { type FigureGroup, figureGroups } from './figure-groups.ts'
import { ScoreRanges } from './score-ranges.tsx'
import { numbered } from './sources.ts'
import classes from './figures-card.module.css'

type Props = {
  school: School
  sat: ListEntry['figures']['sat']
  /** Whether the list opens with a button: it is long, and most of what is asked of it stands above it. */
  isFolded?: boolean
}

/**
 * The published figures of a school that have no card of their own, each with its year and the number of its
 * source.
 */
export function FiguresCard({ school, sat, isFolded = false }: Props) {
  const [isOpen, setIsOpen] = useState(!isFolded)
  const opened = useRef<HTMLDivElement>(null)
  const isPaper = useIsPaper()
  const { sources, numberOf } = numbered(school)
  const groups = figureGroups(school, figureText, numberOf)
  if (groups.length === 0) return null
  const isWhole = isOpen || isPaper
  const count = groups.flatMap(({ lines }) => lines).length
  const cited = new Set(groups.flatMap(({ lines }) => lines.map(({ source }) => source)))

  /** Shows them, and goes on with the keyboard at the first: the button is gone. */
  function open() {
    flushSync(() => setIsOpen(true))
    opened.current?.focus()
  }

  return (
    <Card component="section" aria-labelledby="figures" className="gap-5">
      <Title order={2} id="figures">
        Figures
      </Title>
      <ScoreRanges sat={sat} figures={school.figures} />
      {!isWhole && (
        <Button variant="default" w="fit-content" onClick={open}>
          Show all {count} figures
        </Button>
      )}
      {isWhole && (
        <div ref={opened} tabIndex={-1} className={classes.groups}>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      )}
      {isWhole && cited.size > 0 && (
        <div className={`secondary hairline ${classes.sources}`}>
          <h3 className="eyebrow">Sources</h3>
          <ol>
            {sources.map(
              (source) =>
                cited.has(numberOf(source)) && (
                  <li key={source} value={numberOf(source)}>
                    {source}
                  </li>
                ),
            )}
          </ol>
          <p>Missing figures have not been published. Figures describe past classes.</p>
        </div>
      )}
    </Card>
  )
}

function Group({ group: { title, lines } }: { group: FigureGroup }) {
  return (
    <section className={classes.group}>
      <h3 className="eyebrow">{title}</h3>
      <dl>
        {lines.map(({ key, label, text, year, note, source }) => (
          <div key={key} className={`flex spread items-baseline gap-4 ruled ${classes.line}`}>
            <dt>
              {label}
              <span className="caption block">
                {yearsInWords(year)} <span aria-label={`source ${source}`}>[{source}]</span>
              </span>
              {note && <span className="detail">{note}</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
