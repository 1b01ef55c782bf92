import { spokenHere } from '@bearings/domain/language/speech'
import { palette } from '@bearings/domain/palette'
import escapeHtml from 'escape-html'

/**
 * Returns a page without scripts in the language spoken now, for content shown outside the app.
 * @param body HTML; text from elsewhere must already be escaped.
 */
export function plainPage({ title, body, css = '' }: { title: string; body: string; css?: string }): string {
  return `<!doctype html>
<html lang="${spokenHere()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/compass.svg" type="image/svg+xml">
<title>${escapeHtml(title)} - Bearings</title>
<style>
:root { ${tokensOf('light')} }
@media (prefers-color-scheme: dark) {
  :root { ${tokensOf('dark')} }
}
body { margin: 0 auto; padding: 32px 16px; max-width: 760px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2 { margin: 0; font-family: Georgia, 'Times New Roman', serif; line-height: 1.3 }
h1 { font-size: 24px }
a { color: var(--sea) }
:focus-visible { outline: 2px solid var(--sea); outline-offset: 2px }
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

/** Returns the product's colors as CSS custom properties, with the names that the app's style sheet uses. */
function tokensOf(scheme: 'light' | 'dark'): string {
  return Object.entries(palette)
    .map(([name, color]) => `--${name}: ${color[scheme]};`)
    .join(' ')
}
