import { useQuery } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import { MOST_TO_COUNT } from '@xinjian/contract/verify/picture-limits'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Progress } from '../../../ui/States.tsx'
import { yuan } from '../../billing/yuan.ts'
import { ExportPage } from './ExportPage.tsx'
import type { Line } from './lines.ts'
import styles from './picture.module.css'
import type { useVerifyAll } from './useVerifyAll.ts'
import { words } from './words.ts'

/** All that can be verified at once: how many and for how much before, how far while it runs, the workbook after. */
export function VerifyAll(props: { lines: readonly Line[]; all: ReturnType<typeof useVerifyAll> }) {
  const t = useWords(words)
  const { all } = props
  // What is more than is counted at once is offered when these are done.
  const open = props.lines.filter((line) => line.open).slice(0, MOST_TO_COUNT)
  const rows = open.map(({ typed }) => typed)
  const asked = useQuery({
    ...query(verify.verifyManyAsk, { rows }),
    enabled: rows.length > 0 && all.run === null,
    staleTime: 0,
  })
  const told = rows.length > 0 ? asked.data : undefined
  const n = open.length
  const label = !told?.quote
    ? t('verifyPlain')
    : told.most
      ? t('verifyAll', { n, most: yuan(told.most) })
      : t('verifyFree', { n })
  const priced = ({ asked, kept, refused }: NonNullable<typeof told>, price: number) =>
    [
      asked > 0 && t('asked', { n: asked, price: yuan(price) }),
      kept > 0 && t('kept', { n: kept }),
      refused > 0 && t('refused', { n: refused }),
    ]
      .filter(Boolean)
      .join(t('and'))
  const blocked = told && (told.quote === null ? 'noPrice' : told.quote.open ? null : 'notOpen')
  if (all.run)
    return (
      <div className={styles.verifyAll}>
        <div className={styles.run}>
          <span role="status">{t('running', { done: all.run.done, total: all.run.total })}</span>
          <Progress value={(all.run.done / all.run.total) * 100} label={t('verifying')} />
        </div>
        <Button disabled={all.run.stopping} onClick={all.stop}>
          {t(all.run.stopping ? 'stopping' : 'stop')}
        </Button>
      </div>
    )
  return (
    <div className={styles.verifyAll}>
      <Button
        variant="primary"
        icon="check"
        disabled={!told || blocked !== null}
        onClick={() => void all.start(open)}
      >
        {label}
      </Button>
      <ExportPage lines={props.lines} />
      <p>
        {n === 0
          ? t('nothingOpen')
          : asked.error
            ? messageOf(asked.error)
            : blocked
              ? t(blocked)
              : told?.quote && priced(told, told.quote.price)}
      </p>
    </div>
  )
}
