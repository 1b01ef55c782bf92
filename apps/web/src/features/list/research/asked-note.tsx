import type { AskedItem } from '@bearings/domain/list/checklist/schema'
import { Anchor } from '@mantine/core'
import classes from './checklist-card.module.css'

/** What a college asks in one part of its application, how sure that is, and the page that says it. */
export function AskedNote({ asked: { label, need, note, basis } }: { asked: AskedItem }) {
  const what = [need === 'none' ? 'Not asked here' : null, note].filter(Boolean).join('. ')
  if (what === '' && basis === null) return null
  return (
    <span className={`block ${classes.asked}`}>
      {what}
      {what && basis && '. '}
      {basis?.words}
      {basis?.url && (
        <>
          {': '}
          <Anchor
            href={basis.url}
            target="_blank"
            rel="noopener noreferrer"
            inherit
            underline="always"
            className="no-print"
            aria-label={`its page, ${label}`}
          >
            its page
          </Anchor>
        </>
      )}
    </span>
  )
}
