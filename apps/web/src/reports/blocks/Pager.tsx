import { fill } from '../../ui/text.ts'
import { useReport } from '../context.tsx'
import frame from '../parts/frame.module.css'
import styles from './blocks.module.css'
import type { Paging } from './usePaging.ts'

/** 上一页 · 第 1 / 3 页 · 下一页 · 查看全部 */
export function Pager({ paging, rows }: { paging: Paging; rows: number }) {
  const { t } = useReport()
  if (!paging.paged) return null
  return (
    <div className={styles.pager}>
      <span>{fill(t.rowsTotal, { n: rows })}</span>
      {paging.all ? null : (
        <>
          <button
            type="button"
            disabled={paging.page === 1}
            onClick={() => paging.go(paging.page - 1)}
          >
            {t.prev}
          </button>
          <span className={frame.num}>{fill(t.page, { p: paging.page, n: paging.pages })}</span>
          <button
            type="button"
            disabled={paging.page === paging.pages}
            onClick={() => paging.go(paging.page + 1)}
          >
            {t.next}
          </button>
        </>
      )}
      <button type="button" onClick={() => paging.setAll(!paging.all)}>
        {paging.all ? t.showLess : t.showAll}
      </button>
    </div>
  )
}
