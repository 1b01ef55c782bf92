import { say } from '@bearings/domain/say'
import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core'
import { colors, dark, gray } from './theme-colors.ts'

/** Our colors read the tokens, so that both schemes share one definition. */
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

/** The header of a dialog is its title, not a landmark of the page. */
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

/**
 * Leaves it to our own styles that the page behind a dialog does not scroll. Mantine's sets a variable on `body`,
 * for which the browser computes the styles of the whole page anew.
 */
const pageLock = { removeScrollProps: { removeScrollBar: false } }

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
    // Only a screen's main action has the signal color. Checked and selected controls use other colors.
    Checkbox: { defaultProps: { color: 'kelp', radius: 'xs' } },
    Radio: { defaultProps: { color: 'sea' } },
    Switch: { defaultProps: { color: 'sea' } },
    Tabs: { defaultProps: { color: 'sea' } },
    // When it is rendered, because a page's language is set after this file is read.
    CloseButton: { defaultProps: () => ({ 'aria-label': say('Close') }) },
    Modal: { defaultProps: { radius: 'lg', centered: true, padding: 'lg', ...plainHeader }, styles: dialog },
    Drawer: { defaultProps: { padding: 'lg', ...plainHeader }, styles: dialog },
    ModalRoot: { defaultProps: pageLock },
    DrawerRoot: { defaultProps: pageLock },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
})

/** Defines Mantine's variables by the tokens, which change with the scheme by themselves. */
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
