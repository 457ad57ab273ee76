import { words } from '@xinjian/format/say/words'

/** What is said of a window that began before the firm did. */
export const SHORT_SAYS = words({
  window: ['该期间仅含成立后的{n:count}个月', 'only {n|month|months} since the founding'],
  base: [
    '比较期仅含成立后的{n:count}个月',
    'the compared period has only {n|month|months} since the founding',
  ],
  year: ['本年累计自{month:code}成立起', 'year to date from the founding in {month}'],
})
