import type { Source } from '@bearings/domain/navigator/schema'
import { PageLink } from './page-link.tsx'
import { type Block, type Piece, readAnswer } from './read-answer.ts'
import classes from './answer.module.css'

/** An answer with its markup rendered. */
export function AnswerText({ text, sources }: { text: string; sources: readonly Source[] }) {
  return (
    <div className={`wrap-anywhere stack gap-2 text-body ${classes.text}`}>
      {readAnswer(text).map((block, at) => (
        <AnswerBlock key={at} block={block} sources={sources} />
      ))}
    </div>
  )
}

function AnswerBlock({ block, sources }: { block: Block; sources: readonly Source[] }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Pieces pieces={block.pieces} sources={sources} />
      </p>
    )
  if (block.kind === 'list')
    return (
      <ul className="bullets stack gap-1">
        {block.items.map((pieces, at) => (
          <li key={at}>
            <Pieces pieces={pieces} sources={sources} />
          </li>
        ))}
      </ul>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it.
    <section className={`outlined rounded ${classes.table}`} aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Pieces({ pieces, sources }: { pieces: readonly Piece[]; sources: readonly Source[] }) {
  return pieces.map((piece, at) => {
    switch (piece.kind) {
      case 'strong':
        return <strong key={at}>{piece.text}</strong>
      case 'link':
        return (
          <PageLink key={at} to={piece.to} className={classes.link}>
            {piece.text}
          </PageLink>
        )
      case 'cite': {
        const source = sources[piece.number - 1]
        return source ? <SourceMark key={at} number={piece.number} source={source} /> : null
      }
      case 'text':
        return piece.text
    }
  })
}

function SourceMark({ number, source }: { number: number; source: Source }) {
  return (
    <SourceLink source={source} className={classes.cite!} label={`Source ${number}: ${source.title}`}>
      {number}
    </SourceLink>
  )
}

type LinkProps = { source: Source; className?: string; label?: string; children: React.ReactNode }

/** A link to a source: a page of ours, or the publisher's in a new tab. */
export function SourceLink({ source: { url }, className, label, children }: LinkProps) {
  return url.startsWith('/') ? (
    <PageLink to={url} className={className} label={label}>
      {children}
    </PageLink>
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className} aria-label={label}>
      {children}
    </a>
  )
}
