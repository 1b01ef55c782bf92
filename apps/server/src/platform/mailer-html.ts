import { escapeHtml } from './escape-html.ts'
import type { FullContent } from './mailer-layout.ts'

/** What each class looks like; the same names have other colours in the dark, below. */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#f4f6f8',
  card: 'padding:32px 32px 16px;border:1px solid #dde4ec;border-radius:12px;background:#ffffff',
  ink: 'margin:0 0 16px;color:#1b2a41',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;color:#1b2a41',
  quote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #9fb0c3;color:#1b2a41',
  code: 'margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#eef2f6;color:#1b2a41;font:600 24px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4e89;color:#ffffff;text-decoration:none;font-weight:600',
  faint: 'margin:0 0 16px;font-size:13px;color:#5b6b7f',
  link: 'color:#1d4e89;text-decoration:underline',
}

/** Mail programs drop the sheet, or the attributes, or neither; so the light look stands in the elements themselves. */
const sheet = `
@media (prefers-color-scheme: dark) {
  .page { background: #0e1621 !important }
  .card { background: #18243c !important; border-color: #2b3a4d !important }
  .ink { color: #e8eef5 !important }
  .quote { color: #e8eef5 !important; border-color: #5b6b7f !important }
  .faint { color: #9fb0c3 !important }
  .code { background: #22324a !important; color: #e8eef5 !important }
  .button { background: #8ab8f0 !important; color: #0e1621 !important }
  .link { color: #8ab8f0 !important }
}
@media (max-width: 480px) { .card { padding: 24px 20px 8px !important } }
`

const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const wrapping = 'overflow-wrap:anywhere;word-break:break-word'

/** The HTML part of a mail. Tables carry the layout, since one widely used program knows no other. */
export function htmlOf(content: FullContent): string {
  const { subject, preview, heading, paragraphs, quotes = [], code, link, footer } = content
  const parts = [
    `<h1 class="ink" style="${styles.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => element('p', 'ink', escapeHtml(paragraph))),
    ...quotes.map((quote) => element('blockquote', 'quote', escapeHtml(quote))),
    code && element('p', 'code', escapeHtml(code)),
    link && buttonOf(link),
    footer && element('p', 'faint', escapeHtml(footer)),
  ]
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style>
</head>
<body class="page" style="${styles.page};${font}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${filler}</div>
<table role="presentation" lang="en" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:560px;margin:0 auto;table-layout:fixed">
<tr><td class="card" style="${styles.card};${font};${wrapping}">
${parts.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:20px 12px 0;text-align:center;${font};${wrapping}">
${endOf(content)}
</td></tr>
</table>
</body>
</html>
`
}

/** Keeps what follows out of the line that mailboxes show beside the subject. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(80)

function element(name: 'p' | 'blockquote', look: keyof typeof styles, html: string): string {
  return `<${name} class="${look}" style="${styles[look]}">${html}</${name}>`
}

/** The address can be read too: some copy it rather than follow a button. */
function buttonOf({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0 16px"><a class="button" href="${address}" style="${styles.button}">${escapeHtml(label)}</a></p>
${element('p', 'faint', `Or open this address:<br>${anchor(address, address)}`)}`
}

function endOf({ reason, unsubscribeUrl }: FullContent): string {
  const ending = unsubscribeUrl && `<br>${anchor(escapeHtml(unsubscribeUrl), 'Unsubscribe')}`
  return element('p', 'faint', `<strong>Bearings</strong><br>${escapeHtml(reason)}${ending ?? ''}`)
}

function anchor(address: string, label: string): string {
  return `<a class="link" href="${address}" style="${styles.link}">${label}</a>`
}
