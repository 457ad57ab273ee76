import { Card } from '../../ui/Card.tsx'
import { FilterBar } from '../list/FilterBar.tsx'
import css from '../list/list.module.css'
import type { ListView } from '../list/useList.ts'
import AccessReasonForm from './AccessReasonForm.tsx'

/** In place of a list's rows: whose they are can be chosen, and why they are looked at is asked. */
export default function AskReason<R>({ list }: { list: ListView<R> }) {
  return (
    <Card flush className={css.card}>
      <FilterBar {...list} />
      <AccessReasonForm id={Number(list.values.companyId) || undefined} onTold={list.retry} />
    </Card>
  )
}
