import type { Attached as Given } from '@bearings/domain/letters/schema'
import { counted } from '@bearings/domain/words'
import classes from './desk/desk.module.css'

type Props = {
  attached: Given
  /** Whether the note is folded, too, once it has been answered. */
  isFolded?: boolean
}

/** What a student gave somebody to read: the note, and folded the brag sheet and the activities. */
export function Attached({ attached, isFolded = false }: Props) {
  const { note, bragSheet, activities } = attached
  const quote = (
    <>
      <blockquote className={`lines wrap-anywhere ${classes.note}`}>{note}</blockquote>
      <div style={{ height: 14 }} />
    </>
  )
  return (
    <div>
      {isFolded ? (
        <details className="hairline">
          <summary>Note</summary>
          {quote}
        </details>
      ) : (
        quote
      )}
      {bragSheet.length > 0 && (
        <details className="hairline">
          <summary>Brag sheet, in their own words</summary>
          <div className={`wrap-anywhere stack ${classes.answers}`}>
            {bragSheet.map(({ question, answer }) => (
              <div key={question}>
                <span className="detail">{question}</span>
                <p>{answer}</p>
              </div>
            ))}
          </div>
        </details>
      )}
      {activities.length > 0 && (
        <details className="hairline">
          <summary>{counted(activities.length, 'activity', 'activities')}</summary>
          <div className={`wrap-anywhere stack ${classes.answers}`}>
            {activities.map(({ name, about, description }) => (
              <div key={name}>
                <span className="subject">{name}</span>
                {about && <span className="detail">{about}</span>}
                <p>{description}</p>
              </div>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
