/**
 * The one primary action. It takes the light scheme's signal colour, on which white text can be read, as the chart's
 * own on dark water would need dark text.
 */
export const signal = { className: 'button signal', 'data-mantine-color-scheme': 'light' } as const
