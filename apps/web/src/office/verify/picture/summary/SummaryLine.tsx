import { formatFen, groupDigits } from '@xinjian/format'
import { useWords } from '../../../../i18n/dictionary.ts'
import textStyles from '../../../../ui/styles/text.module.css'
import type { Dropped } from '../drop/drop.ts'
import type { Line } from '../lines.ts'
import styles from '../picture.module.css'
import { LEFT_OUT, summaryOf } from './summary.ts'
import { words } from './words.ts'

/** Above the list: what is verified and valid comes to so much, and what is not counted. */
export function SummaryLine(props: { lines: readonly Line[]; items: readonly Dropped[] }) {
  const t = useWords(words)
  const { vouchers, valid, sum, noTotal, leftOut, files } = summaryOf(props.lines, props.items)
  const parts = [
    ...LEFT_OUT.flatMap((why) => (leftOut[why] > 0 ? [t(why, { n: leftOut[why] })] : [])),
    ...(files > 0 ? [t('files', { n: files })] : []),
  ]
  return (
    <p className={styles.summary} data-part="summary">
      <b>
        {valid === 0
          ? t('none', { vouchers })
          : t('valid', { vouchers, valid, sum: groupDigits(formatFen(sum)) })}
        {noTotal > 0 && t('noTotal', { n: noTotal })}
      </b>{' '}
      {parts.length > 0 && (
        <span className={textStyles.muted}>{t('leftOut', { parts: parts.join(t('and')) })}</span>
      )}
    </p>
  )
}
