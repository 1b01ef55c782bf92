import { escapeHtml } from './escape-html.ts'

/**
 * A page without a script, for what is looked at outside the app.
 * @param body HTML: what comes from elsewhere has to be escaped by now.
 */
export function plainPage({ title, body, css = '' }: { title: string; body: string; css?: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/compass.svg" type="image/svg+xml">
<title>${escapeHtml(title)} - Bearings</title>
<style>
:root { --page: #f4f6f8; --card: #fff; --ink: #1b2a41; --faint: #5b6b7f; --line: #dde4ec; --link: #1d4e89; --on-link: #fff }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1621; --card: #18243c; --ink: #e8eef5; --faint: #9fb0c3; --line: #2b3a4d; --link: #8ab8f0; --on-link: #0e1621 }
}
body { margin: 0 auto; padding: 32px 16px; max-width: 760px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 24px; line-height: 1.3 }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
${css}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}
