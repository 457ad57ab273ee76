import { useState } from 'react'

export const PAGE_ROWS = 20

export interface Paging {
  from: number
  to: number
  page: number
  pages: number
  all: boolean
  paged: boolean
  go: (page: number) => void
  setAll: (all: boolean) => void
}

/** Tables of more than 20 rows are paged, with 查看全部; on paper (`everything`) nothing is ever hidden. */
export function usePaging(rows: number, everything: boolean): Paging {
  const [page, setPage] = useState(1)
  const [all, setAll] = useState(false)
  const paged = !everything && rows > PAGE_ROWS
  const pages = Math.max(1, Math.ceil(rows / PAGE_ROWS))
  const whole = !paged || all
  return {
    from: whole ? 0 : (page - 1) * PAGE_ROWS,
    to: whole ? rows : Math.min(rows, page * PAGE_ROWS),
    page,
    pages,
    all,
    paged,
    go: (to) => setPage(Math.min(pages, Math.max(1, to))),
    setAll,
  }
}
