import { useQuery } from '@tanstack/react-query'
import { COLLECT_STATES, type CollectState, collect } from '@xinjian/contract/nouns/collect'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Input, Select } from '../../ui/Field.tsx'
import { SearchInput } from '../common/SearchInput.tsx'
import { stateWords } from './states.ts'
import { words } from './words.ts'

export interface TaskFilterValue {
  keyword: string
  state: CollectState | undefined
  area: string
  from: string
  to: string
}

/** Keyword, state, bureau and days of the start. */
export function TaskFilters(props: {
  value: TaskFilterValue
  onChange: (change: Record<string, string | null>) => void
}) {
  const t = useWords(words)
  const ts = useWords(stateWords)
  const { value, onChange } = props
  const areas = useQuery({
    ...ask(collect.getAllTaxAreas, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const filtered = Object.values(value).some((v) => v)
  return (
    <div className="w-filters co-filters">
      <SearchInput
        label={t('search')}
        value={value.keyword}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <Select
        aria-label={t('state')}
        value={value.state ?? ''}
        onChange={(event) => onChange({ state: event.target.value })}
      >
        <option value="">{t('allStates')}</option>
        {COLLECT_STATES.map((s) => (
          <option key={s} value={s}>
            {ts(s)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('area')}
        value={value.area}
        onChange={(event) => onChange({ area: event.target.value })}
      >
        <option value="">{t('allAreas')}</option>
        {areas.data?.map((area) => (
          <option key={area.code} value={area.code}>
            {area.name}
          </option>
        ))}
      </Select>
      <span className="w-dates">
        <Input
          type="date"
          aria-label={t('from')}
          value={value.from}
          max={value.to}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        –
        <Input
          type="date"
          aria-label={t('to')}
          value={value.to}
          min={value.from}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </span>
      {filtered ? (
        <Button
          onClick={() => onChange({ keyword: null, state: null, area: null, from: null, to: null })}
        >
          {t('reset')}
        </Button>
      ) : null}
    </div>
  )
}
