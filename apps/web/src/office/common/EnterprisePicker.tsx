import { useQuery } from '@tanstack/react-query'
import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { checkTaxNo } from '@xinjian/format'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { GradeTag } from '../../ui/Tag.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { DecisionTag } from './DecisionTag.tsx'
import styles from './office-pages.module.css'
import { SealedTag } from './SealedTag.tsx'

const words = dictionary(
  {
    enterprises: '企业',
    search: '搜索企业名称或税号',
    none: '还没有企业',
    noMatch: '没有找到符合条件的企业',
    invoices: '销项 {out} 张 · 进项 {in} 张',
    months: '{from} 至 {to}',
    noData: '尚未导入发票',
    byNumber: '按税号 {taxNo} 查询',
  },
  {
    enterprises: 'Enterprises',
    search: 'Search by name or tax number',
    none: 'No enterprise yet',
    noMatch: 'No enterprise matches',
    invoices: '{out} sales · {in} purchases',
    months: '{from} to {to}',
    noData: 'No invoices imported',
    byNumber: 'Ask by tax number {taxNo}',
  },
)

const ROWS = 8

/** Where list and panel stand one above the other (office-pages.css). */
const STACKED = '(max-width: 900px)'

/** Searchable list of the company's enterprises; one is chosen. On a narrow window the panel below it comes into view. */
export function EnterprisePicker(props: {
  taxNo: string | null
  onPick: (row: EnterpriseRow) => void
  empty?: ReactNode
  /** Absent: only listed enterprises are chosen. A whole tax number that is not listed may be asked about as it is. */
  onNumber?: ((taxNo: string) => void) | undefined
  /** Rows at once; pages with much below take fewer. */
  size?: number
}) {
  const size = props.size ?? ROWS
  const t = useWords(words)
  const root = useRef<HTMLDivElement>(null)
  const pick = (row: EnterpriseRow) => {
    props.onPick(row)
    if (!matchMedia(STACKED).matches) return
    requestAnimationFrame(() =>
      root.current
        ?.closest('[data-part~="split"]')
        ?.lastElementChild?.scrollIntoView({ behavior: 'smooth' }),
    )
  }
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const asked = useDeferredValue(keyword.trim())
  const number = checkTaxNo(asked.toUpperCase()) === 'VALID' ? asked.toUpperCase() : null
  const list = useQuery({
    ...query(enterprise.enterpriseList, { keyword: asked, page, size }),
    placeholderData: (before) => before,
  })
  return (
    <div className={cx(layout.stack3, styles.picker)} ref={root}>
      <Input
        type="search"
        prefix={<Icon name="search" size={16} />}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={64}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value)
          setPage(1)
        }}
      />
      {list.data === undefined && list.error === null ? <Skeleton lines={6} /> : null}
      {list.error ? (
        <Failed message={messageOf(list.error)} onRetry={() => list.refetch()} />
      ) : null}
      {list.data?.total === 0 ? (
        <Empty icon="building" title={asked ? t('noMatch') : t('none')}>
          {asked ? null : props.empty}
          {number && props.onNumber ? (
            <Button variant="primary" icon="search" onClick={() => props.onNumber?.(number)}>
              {t('byNumber', { taxNo: number })}
            </Button>
          ) : null}
        </Empty>
      ) : null}
      <ul className={styles.pickerList}>
        {list.data?.rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={cx(styles.pickerRow, row.taxNo === props.taxNo && styles.isOn)}
              data-part="pickerRow"
              aria-pressed={row.taxNo === props.taxNo}
              onClick={() => pick(row)}
            >
              <span className={textStyles.bold}>{row.name}</span>
              {row.sealed ? (
                <SealedTag />
              ) : (
                <span className={textStyles.nowrap}>
                  {row.lastGrade ? <GradeTag grade={row.lastGrade} /> : null}{' '}
                  <DecisionTag decision={row.lastDecision} />
                </span>
              )}
              <small className={textStyles.num}>{row.taxNo}</small>
              <small>
                {row.firstMonth && row.lastMonth ? (
                  <>
                    {t('invoices', {
                      out: row.salesInvoices.toLocaleString('en-US'),
                      in: row.purchaseInvoices.toLocaleString('en-US'),
                    })}{' '}
                    <span className={textStyles.nowrap}>
                      · {t('months', { from: row.firstMonth, to: row.lastMonth })}
                    </span>
                  </>
                ) : (
                  t('noData')
                )}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        size={size}
        sizes={[size]}
        of={t('enterprises')}
        total={list.data?.total ?? 0}
        more={list.data?.more}
        onChange={(to) => setPage(to)}
      />
    </div>
  )
}
