import { escapeHtml } from './escape-html.ts'

/** What a mail says. Plain words throughout: the layout escapes them. */
export type MailContent = {
  subject: string
  heading: string
  paragraphs: string[]
  /** Six digits to type instead of following the link. */
  code?: string
  link?: { label: string; url: string }
  /** Small print below: what to do when the mail was not expected. */
  footer?: string
}

/** Both parts of a mail: the same words as plain text and as HTML. */
export function layOut({ subject, heading, paragraphs, code, link, footer }: MailContent) {
  const text = [
    heading,
    ...paragraphs,
    code && `Your code: ${code}`,
    link && `${link.label}:\n${link.url}`,
    footer,
    'Bearings',
  ]
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: htmlOf({ subject, heading, paragraphs, code, link, footer }),
  }
}

/** Styles stand in the elements, since many mail programs drop all others; dark mode is offered to those that keep them. */
function htmlOf({
  subject,
  heading,
  paragraphs,
  code,
  link,
  footer,
}: Record<'subject' | 'heading', string> & {
  paragraphs: string[]
  code: string | undefined
  link: MailContent['link'] | undefined
  footer: string | undefined
}): string {
  const parts = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1b2a41">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (paragraph) => `<p class="ink" style="margin:0 0 16px;color:#1b2a41">${escapeHtml(paragraph)}</p>`,
    ),
    code &&
      `<p class="code" style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#eef2f6;color:#1b2a41;font:600 24px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${code}</p>`,
    link &&
      `<p style="margin:0 0 16px"><a class="button" href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4e89;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`,
    footer &&
      `<p class="faint" style="margin:24px 0 0;font-size:13px;color:#5b6b7f">${escapeHtml(footer)}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0e1621 !important }
  .card { background: #18243c !important; border-color: #2b3a4d !important }
  .ink { color: #e8eef5 !important }
  .faint { color: #9fb0c3 !important }
  .code { background: #22324a !important; color: #e8eef5 !important }
  .button { background: #8ab8f0 !important; color: #0e1621 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px;background:#f4f6f8;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div class="card" style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #dde4ec;border-radius:12px;background:#ffffff">
${parts.filter(Boolean).join('\n')}
</div>
<p class="faint" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;color:#5b6b7f">Bearings</p>
</body>
</html>
`
}
