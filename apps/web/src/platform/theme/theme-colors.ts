import type { MantineColorsTuple } from '@mantine/core'

const shades = (codes: string) => codes.split(' ').map((code) => `#${code}`) as unknown as MantineColorsTuple

/** The neutral colors of Mantine components: paper and hairlines in light mode, the sea in dark mode. */
export const gray = shades('f6f1e6 f1ebdf ece5d8 e6dfd1 d5ccb9 b8b2a3 6b7f8b 47606f 2c4351 10222f')
export const dark = shades('eaf1f4 9db4c0 7f98a6 3d5d6e 2a4a5b 1b3646 10222f 0a1823 0d1f2c 06121b')

/**
 * Ten shades each, from the soft background of a chip to its dark counterpart. The light scheme uses shade 6,
 * the dark one 3.
 */
export const colors: Record<string, MantineColorsTuple> = {
  signal: shades('fbe6de f2baaa ea8e76 e2684a da5e3d d25330 cb4a25 983a1e 662a18 3a1c12'),
  sea: shades('e3eef1 c0dae4 9dc7d7 7fb6cc 5d98af 3c7993 1f5f7a 1b4f65 173e51 14303f'),
  kelp: shades('e2efe7 bfe0cf 9dd0b7 7fc3a2 63a485 478569 2f6a50 265643 1c4335 14322a'),
  brass: shades('f6ecd2 eedaaa e7c882 e0b95f bd9743 9a7428 7c5710 634710 4a370f 35290f'),
  coral: shades('fbe6de f7cfc1 f3b8a5 f0a58c d78064 be5a3d a93a1b 823018 5b2515 3a1c12'),
}
