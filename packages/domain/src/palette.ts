type Colors = { light: string; dark: string }

/**
 * The colors for mails and for pages without a script, which cannot read the pages' style sheet. Names and
 * values are those of its tokens.
 */
export const palette = {
  paper: { light: '#faf7f0', dark: '#0a1823' },
  surface: { light: '#fffdf9', dark: '#10222f' },
  line: { light: '#e6dfd1', dark: '#1b3646' },
  'line-strong': { light: '#d5ccb9', dark: '#2a4a5b' },
  ink: { light: '#10222f', dark: '#eaf1f4' },
  'ink-2': { light: '#47606f', dark: '#9db4c0' },
  mark: { light: '#d9532f', dark: '#e2684a' },
  signal: { light: '#cb4a25', dark: '#e2684a' },
  'on-filled': { light: '#fffdf9', dark: '#0a1823' },
  sea: { light: '#1f5f7a', dark: '#7fb6cc' },
  'sea-soft': { light: '#e3eef1', dark: '#14303f' },
} as const satisfies Record<string, Colors>
