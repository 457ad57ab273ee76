import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import styles from '../risk.module.css'
import { words } from './words.ts'

const SIZE = 240
const [LEFT, EDGE] = [40, 28]
const PLOT = SIZE - LEFT - 12
const TICKS = [0, 0.25, 0.5, 0.75, 1]

const percent = (value: number): string => `${Math.round(value * 100)}%`

/** What was expected against what became of it, a point a group; the table beside it says the same. */
export function ReliabilityChart(props: {
  bins: NonNullable<ScoreCardResult['validation']>['reliability']
}) {
  const t = useWords(words)
  // Where nothing comes near 100 % the scale ends earlier, in whole quarters.
  const most = Math.max(...props.bins.flatMap(({ expected, bad }) => [expected, bad]))
  const end = Math.max(0.25, Math.ceil(most * 4) / 4)
  const x = (value: number) => LEFT + (value / end) * PLOT
  const y = (value: number) => SIZE - EDGE - (value / end) * (SIZE - EDGE - 12)
  return (
    <svg
      className={styles.reliability}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={t('reliabilityNote')}
    >
      {TICKS.map((part) => part * end).map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${LEFT + PLOT}`} />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {percent(tick)}
          </text>
          <text x={x(tick)} y={SIZE - 10} textAnchor="middle">
            {percent(tick)}
          </text>
        </g>
      ))}
      <path d={`M${x(0)} ${y(0)}L${x(end)} ${y(end)}`} data-part="even" />
      {props.bins.map(({ n, expected, bad }) => (
        <circle key={`${expected}/${bad}/${n}`} cx={x(expected)} cy={y(bad)} r="5">
          <title>
            {`${t('expected')} ${percent(expected)} · ${t('actual')} ${percent(bad)} · ${t('loans')} ${n}`}
          </title>
        </circle>
      ))}
    </svg>
  )
}
