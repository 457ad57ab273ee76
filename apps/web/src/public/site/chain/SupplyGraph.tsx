import type { Language } from '../../../i18n/language.ts'
import { sayIn } from '../page.ts'
import { DataTable } from '../parts/DataTable.tsx'
import styles from './supply.module.css'
import { CUSTOMERS, FIRM, SUPPLIERS, type Trader } from './supply.ts'
import { words } from './words.ts'

const WIDTH = 960
const ROW = 62
const TOP = 46
const HEIGHT = TOP + ROW * Math.max(SUPPLIERS.length, CUSTOMERS.length) + 6
/** Where the names of each side end, and the firm between them stands. */
const SIDE = 250
const BOX = { width: 252, height: 84 }
/** Of a share of the whole. */
const THICK = 90

const middle = TOP + (ROW * Math.max(SUPPLIERS.length, CUSTOMERS.length)) / 2
const wan = (yuan: number): string => (yuan / 10_000).toFixed(1)
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** The sample enterprise between its suppliers and customers: how much flows along each line is how thick it is. No script draws it. */
export function SupplyGraph({ lang }: { lang: Language }) {
  const say = sayIn(words, lang)
  const side = (traders: readonly Trader[], at: 'left' | 'right') =>
    traders.map(({ name, amount, share }, i) => {
      const y = TOP + ROW * i + ROW / 2
      const [from, to] =
        at === 'left' ? [SIDE, (WIDTH - BOX.width) / 2] : [WIDTH - SIDE, (WIDTH + BOX.width) / 2]
      const bend = (from + to) / 2
      const spread = middle + (i - (traders.length - 1) / 2) * 10
      return (
        <g key={`${at}${name}`}>
          <path
            className={at === 'left' ? styles.bought : styles.sold}
            d={`M${from} ${y} C${bend} ${y} ${bend} ${spread} ${to} ${spread}`}
            strokeWidth={Math.max(1.5, share * THICK)}
          />
          <text
            className={styles.name}
            x={at === 'left' ? SIDE - 10 : WIDTH - SIDE + 10}
            y={y - 4}
            textAnchor={at === 'left' ? 'end' : 'start'}
          >
            {name}
          </text>
          <text
            className={styles.amount}
            x={at === 'left' ? SIDE - 10 : WIDTH - SIDE + 10}
            y={y + 15}
            textAnchor={at === 'left' ? 'end' : 'start'}
          >
            {say('tenThousand', { n: wan(amount) })} · {percent(share)}
          </text>
        </g>
      )
    })
  const rows = (role: string, traders: readonly Trader[]) =>
    traders.map(({ name, amount, share, months, first, last }) => [
      name,
      role,
      wan(amount),
      percent(share),
      String(months),
      `${first} – ${last}`,
    ])
  return (
    <div className={styles.graph} lang="zh-CN">
      <svg
        width="100%"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('graphLabel', { firm: FIRM })}
      >
        <text className={styles.head} x={SIDE - 10} y={22} textAnchor="end">
          {say('suppliers')}
        </text>
        <text className={styles.head} x={WIDTH - SIDE + 10} y={22}>
          {say('customers')}
        </text>
        {side(SUPPLIERS, 'left')}
        {side(CUSTOMERS, 'right')}
        <rect
          className={styles.firm}
          x={(WIDTH - BOX.width) / 2}
          y={middle - BOX.height / 2}
          rx={8}
          {...BOX}
        />
        <text className={styles.firmName} x={WIDTH / 2} y={middle + 5} textAnchor="middle">
          {FIRM}
        </text>
      </svg>
      <details>
        <summary>{say('graphOpen')}</summary>
        <DataTable
          caption={say('graphTable')}
          head={[
            ...[say('partner'), say('role'), say('amount'), say('share')],
            ...[say('months'), say('span')],
          ]}
          rows={[...rows(say('supplier'), SUPPLIERS), ...rows(say('customer'), CUSTOMERS)]}
        />
      </details>
    </div>
  )
}
