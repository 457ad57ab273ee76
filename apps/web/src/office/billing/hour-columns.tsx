import type { DataOf } from '@xinjian/contract/endpoint'
import type { metering } from '@xinjian/contract/nouns/metering'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { ListColumn } from '../list/column.ts'
import { useProductColumn } from '../product/product-name.ts'
import { words } from './words.ts'
import { yuan } from './yuan.ts'

type Hour = DataOf<typeof metering.usageByHour>['rows'][number]

/** The hour leads to the calls of its day. */
export function useHourColumns(): ListColumn<Hour>[] {
  const t = useWords(words)
  const product = useProductColumn(t('product'))
  const count = (key: 'calls' | 'found' | 'charged' | 'free' | 'failed'): ListColumn<Hour> => ({
    key,
    title: t(key),
    align: 'right',
    sheet: { type: 'number' },
    render: (row) => <span className={textStyles.num}>{row[key]}</span>,
  })
  return [
    {
      key: 'hour',
      title: t('hour'),
      sheet: { type: 'instant' },
      render: (row) => {
        const day = instant(row.hour).slice(0, 10)
        return (
          <Link
            to={paths.queryApi({ from: day, to: day })}
            title={t('toCalls')}
            className={textStyles.num}
          >
            {instant(row.hour).slice(0, 16)}
          </Link>
        )
      },
    },
    product,
    count('calls'),
    count('found'),
    count('charged'),
    count('free'),
    count('failed'),
    {
      key: 'amount',
      title: t('amount'),
      sheet: { type: 'hao' },
      align: 'right',
      render: (row) => <span className={textStyles.num}>{yuan(row.amount)}</span>,
    },
    {
      key: 'seconds',
      title: t('seconds'),
      sheet: { type: 'number' },
      align: 'right',
      render: (row) => <span className={textStyles.num}>{t('secondsN', { n: row.seconds })}</span>,
    },
  ]
}
