import { balanceBands } from '@bearings/domain/advising/students/options'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { counted } from '@bearings/domain/words'
import { VisuallyHidden } from '@mantine/core'
import { bandNames } from './words.ts'
import classes from './balance.module.css'

type Props = {
  list: NonNullable<AdvisedStudent['list']>
  /** Whether the words are visible too, where there is room. */
  inWords?: boolean
}

const tones: Partial<Record<(typeof balanceBands)[number], string>> = {
  under25: 'coral',
  from25: 'brass',
  from50: 'kelp',
}

/** The spread of a list over admission rates, as a bar and in words. */
export function Balance({ list, inWords = false }: Props) {
  const bands = balanceBands.filter((band) => list.balance[band] > 0)
  const words = bands.map((band) => `${list.balance[band]} ${bandNames[band]}`).join(', ')
  return (
    <span className={`stack gap-6px ${classes.balance}`} title={words || undefined}>
      <span>{sentInWords(list, inWords)}</span>
      {bands.length > 0 && (
        <>
          <span className={`flex gap-2px wide ${classes.bar}`} aria-hidden>
            {bands.map((band) => (
              <span key={band} data-tone={tones[band]} style={{ flexGrow: list.balance[band] }} />
            ))}
          </span>
          {inWords ? (
            <span className="detail wrap-anywhere regular">{words}</span>
          ) : (
            <VisuallyHidden>{words}</VisuallyHidden>
          )}
        </>
      )}
    </span>
  )
}

/**
 * Returns how many applications were sent. A row of the roster shows only figures, which its column header
 * explains.
 */
function sentInWords({ schools, sent }: Props['list'], atLength: boolean): string {
  if (schools === 0) return 'No schools'
  return atLength ? `${counted(schools, 'school')}, ${sent} sent` : `${sent} of ${schools} sent`
}
