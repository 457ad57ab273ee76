import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { erpPageOf, homeOf, type PageName, pathOf } from '../../tax/pages.ts'
import { NotThere, useVisit } from '../phone-page.tsx'

/** An address of a task on books, where several pages of the flow share it. */
export function ErpPage({ views }: { views: Partial<Record<PageName, ComponentType>> }) {
  const { pathname, search } = useLocation()
  const task = useVisit('erp')
  if (task === null) return <NotThere />
  if (task.kind === 'TAX') return <Navigate to={pathOf(homeOf(task.state))} replace />
  const page = erpPageOf(pathname, search, task.state)
  const place = task.placeOf(page)
  const View = views[place]
  if (!View || (place !== page && views[page])) {
    return <Navigate to={pathOf(place, 'ERP')} replace />
  }
  return <View />
}
