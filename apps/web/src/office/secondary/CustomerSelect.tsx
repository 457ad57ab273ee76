import { useQuery } from '@tanstack/react-query'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { words } from './sold-words.ts'

const MOST = 100

/** The company's secondary customers; one beyond the newest is reached from the list, and stays chosen. */
export function CustomerSelect(props: { value: number; onChange: (id: number) => void }) {
  const t = useWords(words)
  const { data } = useQuery(query(secondary.secondaryList, { page: 1, size: MOST }))
  const { data: chosen } = useQuery({
    ...query(secondary.secondaryDetail, { id: props.value }),
    enabled: props.value > 0,
  })
  const rows = data?.rows ?? []
  const shown = chosen && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows
  return (
    <Field
      label={t('customer')}
      hint={data && data.total > MOST ? t('moreCustomers', { n: MOST }) : undefined}
    >
      {(ids) => (
        <Select
          {...ids}
          name="companyId"
          value={props.value > 0 ? String(props.value) : ''}
          onChange={(event) => props.onChange(Number(event.target.value))}
        >
          <option value="">{t('chooseCustomer')}</option>
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
