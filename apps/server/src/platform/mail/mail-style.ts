import { palette } from '@bearings/domain/palette'
import type { CSSProperties } from 'react'

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Georgia,'Times New Roman',serif"

const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' } as const

/**
 * Each class's style in light mode. Many mail programs drop the style sheet, so these are inlined in the
 * elements.
 */
export const styles = {
  page: {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: palette.paper.light,
    fontFamily: font,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  card: {
    padding: '32px 32px 16px',
    border: `1px solid ${palette.line.light}`,
    borderTop: `3px solid ${palette.mark.light}`,
    borderRadius: '14px',
    backgroundColor: palette.surface.light,
  },
  heading: {
    margin: '0 0 16px',
    font: `600 24px/1.3 ${serif}`,
    color: palette.ink.light,
  },
  ink: { ...text, color: palette.ink.light },
  quote: {
    ...text,
    padding: '4px 0 4px 16px',
    borderLeft: `3px solid ${palette.sea.light}`,
    color: palette.ink.light,
  },
  code: {
    margin: '0 0 16px',
    padding: '12px 16px',
    borderRadius: '10px',
    backgroundColor: palette['sea-soft'].light,
    color: palette.ink.light,
    font: '600 24px/1.3 ui-monospace,Menlo,Consolas,monospace',
    letterSpacing: '4px',
  },
  button: {
    padding: '14px 20px',
    borderRadius: '10px',
    backgroundColor: palette.signal.light,
    color: palette['on-filled'].light,
    fontSize: '16px',
    fontWeight: 600,
  },
  faint: { margin: '0 0 16px', fontSize: '13px', lineHeight: '20px', color: palette['ink-2'].light },
  name: { fontFamily: serif, fontSize: '16px', color: palette.ink.light },
  link: { color: palette.sea.light, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>

/** Styles for dark mode and phones, for programs that keep the style sheet. */
export const sheet = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${palette.paper.dark} !important }
  .card { background-color: ${palette.surface.dark} !important; border-color: ${palette.line.dark} !important; border-top-color: ${palette.mark.dark} !important }
  .heading, .ink, .name { color: ${palette.ink.dark} !important }
  .quote { color: ${palette.ink.dark} !important; border-color: ${palette.sea.dark} !important }
  .faint { color: ${palette['ink-2'].dark} !important }
  .code { background-color: ${palette['sea-soft'].dark} !important; color: ${palette.ink.dark} !important }
  .button { background-color: ${palette.signal.dark} !important; color: ${palette['on-filled'].dark} !important }
  .link { color: ${palette.sea.dark} !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px 8px !important } }
`
