import { useWords } from '../../i18n/dictionary.ts'
import { Field, Input, Select } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { daysBack, SHORTCUTS, shortcutOf } from '../common/dates.ts'
import { words } from './words.ts'

export interface BoardRange {
  from: string
  to: string
  area: string
}

/** Days (by hand or by shortcut) and bureau. */
export function BoardFilters(props: {
  value: BoardRange
  areas: readonly { code: string; name: string }[]
  onChange: (change: Record<string, string | null>) => void
}) {
  const t = useWords(words)
  const { value, onChange } = props
  const bad = isBad(value)
  return (
    <div className="w-filters">
      <Field label={t('date')} error={bad ? t('badRange') : null}>
        {(ids) => (
          <span className="w-dates">
            <Input
              {...ids}
              type="date"
              aria-label={t('from')}
              value={value.from}
              onChange={(event) => onChange({ from: event.target.value })}
            />
            –
            <Input
              type="date"
              aria-label={t('to')}
              value={value.to}
              onChange={(event) => onChange({ to: event.target.value })}
            />
          </span>
        )}
      </Field>
      <Segmented
        label={t('date')}
        value={shortcutOf(value.from, value.to)}
        options={SHORTCUTS.map((key) => ({ key, label: t(key) }))}
        onChange={(key) => onChange(daysBack(key))}
      />
      <Field label={t('area')}>
        {(ids) => (
          <Select
            {...ids}
            value={value.area}
            onChange={(event) => onChange({ area: event.target.value })}
          >
            <option value="">{t('allAreas')}</option>
            {props.areas.map((area) => (
              <option key={area.code} value={area.code}>
                {area.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

export const isBad = ({ from, to }: BoardRange): boolean => from !== '' && to !== '' && from > to
