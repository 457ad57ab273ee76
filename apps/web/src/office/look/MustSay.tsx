import { Card } from '../../ui/Card.tsx'
import { FilterBar } from '../list/FilterBar.tsx'
import css from '../list/list.module.css'
import type { ListView } from '../list/useList.ts'
import LookForm from './LookForm.tsx'

/** In place of a list's rows: whose they are can be chosen, and why they are looked at is asked. */
export default function MustSay<R>({ list }: { list: ListView<R> }) {
  return (
    <Card flush className={css.card}>
      <FilterBar {...list} />
      <LookForm id={Number(list.values.companyId) || undefined} onTold={list.retry} />
    </Card>
  )
}
