import type { IncomeBracket } from '@bearings/domain/profile/schema'
import type { School } from '@bearings/domain/schools/catalog/schema'
import { figureText } from '@bearings/domain/schools/figure-text'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { Card, Title } from '@mantine/core'
import { ownPrices } from '../college/brackets.ts'
import { Factors } from './factors.tsx'
import { FieldsOfStudy } from './fields-of-study.tsx'
import { type FigureGroup, figureGroups } from './figure-groups.ts'
import { ScoreRanges } from './score-ranges.tsx'
import classes from './figures-card.module.css'

type Props = {
  school: School
  sat: ListEntry['figures']['sat']
  /** The student's, where it may be known: what families like theirs pay is marked. */
  income: IncomeBracket | null
}

/** What is published about a school, each figure with its year and, by number, its source. */
export function FiguresCard({ school, sat, income }: Props) {
  const { groups, sources, fieldsSource, factorsSource } = figureGroups(school, figureText)

  return (
    <Card component="section" aria-labelledby="figures" className={classes.card}>
      <Title order={2} id="figures">
        Figures
      </Title>
      <ScoreRanges sat={sat} figures={school.figures} />
      <div className={classes.groups}>
        {groups.map((group) => (
          <Group key={group.title} group={group} own={ownPrices(income)} />
        ))}
        {school.factors && factorsSource && <Factors factors={school.factors} source={factorsSource} />}
        {school.fields && fieldsSource && <FieldsOfStudy fields={school.fields} source={fieldsSource} />}
      </div>
      {sources.length > 0 && (
        <div className={classes.sources}>
          <h3 className="eyebrow">Sources</h3>
          <ol>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ol>
          <p>Missing figures have not been published. Figures describe past classes.</p>
        </div>
      )}
    </Card>
  )
}

function Group({ group: { title, lines }, own }: { group: FigureGroup; own: readonly string[] }) {
  return (
    <section className={classes.group}>
      <h3 className="eyebrow">{title}</h3>
      <dl>
        {lines.map(({ key, label, text, year, note, source }) => (
          <div key={key} className={classes.line} data-own={own.includes(key) || undefined}>
            <dt>
              {label} {own.includes(key) && <span className={classes.chip}>your family</span>}
              <span className={classes.year}>
                {year} <span aria-label={`source ${source}`}>[{source}]</span>
              </span>
              {note && <span className={classes.note}>{note}</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
