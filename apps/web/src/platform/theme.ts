import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/** The neutrals that Mantine draws with: paper and hairlines by day, the sea at night. */
const gray: MantineColorsTuple = [
  '#f6f1e6',
  '#f1ebdf',
  '#ece5d8',
  '#e6dfd1',
  '#d5ccb9',
  '#b8b2a3',
  '#6b7f8b',
  '#47606f',
  '#2c4351',
  '#10222f',
]
const dark: MantineColorsTuple = [
  '#eaf1f4',
  '#9db4c0',
  '#7f98a6',
  '#3d5d6e',
  '#2a4a5b',
  '#1b3646',
  '#10222f',
  '#0a1823',
  '#0d1f2c',
  '#06121b',
]

/** Ten steps each, from the soft ground of a chip to its dark counterpart; step 6 is the light scheme's, 3 the dark's. */
const colors: Record<string, MantineColorsTuple> = {
  signal: [
    '#fbe6de',
    '#f2baaa',
    '#ea8e76',
    '#e2684a',
    '#da5e3d',
    '#d25330',
    '#cb4a25',
    '#983a1e',
    '#662a18',
    '#3a1c12',
  ],
  sea: [
    '#e3eef1',
    '#c0dae4',
    '#9dc7d7',
    '#7fb6cc',
    '#5d98af',
    '#3c7993',
    '#1f5f7a',
    '#1b4f65',
    '#173e51',
    '#14303f',
  ],
  kelp: [
    '#e2efe7',
    '#bfe0cf',
    '#9dd0b7',
    '#7fc3a2',
    '#63a485',
    '#478569',
    '#2f6a50',
    '#265643',
    '#1c4335',
    '#14322a',
  ],
  brass: [
    '#f6ecd2',
    '#eedaaa',
    '#e7c882',
    '#e0b95f',
    '#bd9743',
    '#9a7428',
    '#7c5710',
    '#634710',
    '#4a370f',
    '#35290f',
  ],
  coral: [
    '#fbe6de',
    '#f7cfc1',
    '#f3b8a5',
    '#f0a58c',
    '#d78064',
    '#be5a3d',
    '#a93a1b',
    '#823018',
    '#5b2515',
    '#3a1c12',
  ],
}

/** Our colours read the tokens, so that both schemes share one description. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const name = input.color ?? input.theme.primaryColor
  const own = name in colors
  if (own && input.variant === 'filled')
    return {
      background: `var(--${name})`,
      hover: `color-mix(in srgb, var(--${name}) 88%, var(--ink))`,
      color: 'var(--on-filled)',
      border: '1px solid transparent',
    }
  if (own && (input.variant === 'light' || input.variant === 'subtle' || input.variant === 'transparent')) {
    const text = name === 'signal' ? 'coral' : name
    return {
      background: input.variant === 'light' ? `var(--${text}-soft)` : 'transparent',
      hover: input.variant === 'transparent' ? 'transparent' : `var(--${text}-soft)`,
      color: `var(--${text})`,
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'default')
    return {
      background: 'var(--surface)',
      hover: 'color-mix(in srgb, var(--surface) 94%, var(--ink))',
      color: 'var(--ink)',
      border: '1px solid var(--line-strong)',
    }
  return defaultVariantColorsResolver(input)
}

/** The head of a dialog is its title, not a landmark of the page. */
const plainHeader = { attributes: { header: { role: 'none' } } }

const dialog = {
  header: { background: 'var(--surface)' },
  title: {
    fontFamily: 'var(--font-heading)',
    fontSize: 'var(--text-title)',
    fontWeight: 600,
    lineHeight: '28px',
  },
}

export const theme = createTheme({
  colors: { ...colors, gray, dark },
  white: '#fffdf9',
  black: '#10222f',
  primaryColor: 'signal',
  primaryShade: { light: 6, dark: 3 },
  variantColorResolver,
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-heading)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--text-page)', lineHeight: '40px' },
      h2: { fontSize: 'var(--text-title)', lineHeight: '28px' },
      h3: { fontSize: 'var(--text-name)', lineHeight: '24px' },
      h4: { fontSize: 'var(--text-body)', lineHeight: '22px' },
    },
  },
  fontSizes: {
    xs: 'var(--text-caption)',
    sm: 'var(--text-small)',
    md: 'var(--text-body)',
    lg: 'var(--text-name)',
    xl: 'var(--text-title)',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '14px', xl: '32px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 4px 16px rgb(16 34 47 / 10%)',
    lg: '0 8px 24px rgb(16 34 47 / 12%)',
  },
  components: {
    Card: { defaultProps: { padding: 'lg', radius: 'lg', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
    Badge: { defaultProps: { variant: 'light', radius: 'xl', tt: 'none', fw: 600 } },
    Button: { defaultProps: { fw: 600 } },
    Input: { vars: () => ({ wrapper: { '--input-fz': 'var(--text-body)' } }) },
    // One signal-coloured action on a screen: what is chosen or done wears another colour.
    Checkbox: { defaultProps: { color: 'kelp', radius: 'xs' } },
    Radio: { defaultProps: { color: 'sea' } },
    Switch: { defaultProps: { color: 'sea' } },
    Tabs: { defaultProps: { color: 'sea' } },
    CloseButton: { defaultProps: { 'aria-label': 'Close' } },
    Modal: { defaultProps: { radius: 'lg', centered: true, padding: 'lg', ...plainHeader }, styles: dialog },
    Drawer: { defaultProps: { padding: 'lg', ...plainHeader }, styles: dialog },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
})

/** Mantine's own variables in terms of the tokens, which change with the scheme by themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--sea)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'color-mix(in srgb, var(--surface) 94%, var(--ink))',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--coral)',
    '--mantine-primary-color-filled': 'var(--signal)',
    '--mantine-primary-color-contrast': 'var(--on-filled)',
  }
  return { variables: {}, light: both, dark: both }
}
